/** @jest-environment <rootDir>/test/setup/jsdom.ts */
// With ten times the documents.
import './documentDrawn.test';
