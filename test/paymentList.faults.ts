/** @jest-environment <rootDir>/test/setup/jsdom.ts */
// With ten times the accounts.
import '../src/ui/sections/payments/paymentList.test';
