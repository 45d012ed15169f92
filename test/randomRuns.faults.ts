// The random searches that stand beside what they search, with all their runs.
import './recorded/altered.test';
import '../src/features/business/payments/received.test';
import '../src/features/business/quotes/terms.test';
import '../src/features/business/series/everyDay.test';
import '../src/features/business/statement/closingNames.test';
import '../src/features/business/statement/histories.test';
import '../src/gateway/wholeList.test';
