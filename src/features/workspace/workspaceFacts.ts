import { isAnyOf, type ActionReducerMapBuilder } from '@reduxjs/toolkit';

import { bulkActions } from '../bulk/bulk';
import { paymentPartsActions } from '../payments/paymentPartsSlice';
import { paymentsActions } from '../payments/paymentsSlice';
import { profilesActions } from '../profile/profilesSlice';
import { projectsActions } from '../projects/projectsSlice';
import { quoteDetailsActions } from '../quotes/quoteDetailsSlice';
import { quotesActions } from '../quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import { meiAdjustmentsActions } from '../year/meiAdjustmentsSlice';
import { ENTITIES } from '../entities/entities';
import { isDeleteRequested, isIntentOf, isSaveRequested } from '../entities/entityIntents';
import { draftsOf, NO_DRAFTS } from './keptDrafts';
import { waitForDetails } from './modalRules';
import {
  clearFailures,
  forgetMissing,
  forgetReceipts,
  forgetToggle,
  notify,
  offerMissing,
  overtake,
  tellToggle,
} from './noticeRules';
import { comingBack } from './place';
import { followBeside, followRows } from './rowFacts';
import { leaveMyData } from './sectionRules';
import { initialWorkspace, type WorkspaceState } from './workspace';

type Builder = ActionReducerMapBuilder<WorkspaceState>;

/** What is received, and what is toggled. */
function followPayments(builder: Builder): void {
  builder
    .addCase(paymentsActions.receiptStored, (state, { payload }) => {
      const { id, number, on, amount } = payload;
      // Said again with another day.
      forgetReceipts(state, id, number);
      notify(state, { code: 'partReceived', paymentId: id, number, on, amount });
    })
    .addCase(paymentsActions.receiptUndone, (state, { payload }) => {
      forgetReceipts(state, payload.id, payload.number);
    })
    .addCase(paymentsActions.paidToggled, (state, { payload: { id, paid } }) => {
      forgetReceipts(state, id, 1);
      // That it came is told with its day, once that is stored.
      if (paid) forgetToggle(state, id);
      else tellToggle(state, id, 'paid', paid);
    })
    .addCase(paymentsActions.deliveredToggled, (state, { payload: { id, delivered } }) => {
      tellToggle(state, id, 'delivered', delivered);
    })
    .addCase(paymentsActions.flagsSaved, (state, { payload: { row, sent } }) => {
      // Received and set back at once: the receipt was told after the click.
      if (sent['paid'] === false) forgetReceipts(state, row.id, 1);
    })
    .addCase(paymentsActions.flagsFailed, (state, { payload: { id, sent } }) => {
      const about = { entity: 'payments', id } as const;
      forgetToggle(state, id);
      if ('paid' in sent) forgetReceipts(state, id, 1);
      if ('delivered' in sent) notify(state, { code: 'deliveredFailed' }, about);
      if ('paid' in sent) notify(state, { code: 'paidFailed' }, about);
    });
}

/** Projects, and those that approved quotes call for. */
function followProjects(builder: Builder): void {
  builder
    .addCase(projectsActions.createdFromQuote, (state, { payload, meta }) => {
      if (meta.together) return;
      notify(state, { code: 'projectCreated', id: payload.id, name: payload.name });
    })
    .addCase(projectsActions.missingFromQuotes, (state, { payload }) => {
      offerMissing(state, payload.quoteIds);
    })
    .addCase(projectsActions.creationFromQuoteRequested, (state, { payload }) => {
      forgetMissing(state, [payload.quoteId]);
    })
    .addCase(projectsActions.creationFromQuoteFailed, (state, { payload }) => {
      const entity = 'projects';
      notify(state, { code: 'saveFailed', entity }, { entity, id: payload.quoteId });
      offerMissing(state, [payload.quoteId]);
    })
    .addCase(projectsActions.stagesFailed, (state, { payload }) => {
      notify(state, { code: 'stageFailed' }, { entity: 'projects', id: payload.id });
    });
}

/** Quotes that were to be approved, and turned out to be approved already. */
function followApprovals(builder: Builder): void {
  const tell = (state: WorkspaceState, count: number): void => {
    if (count > 0) notify(state, { code: 'approvedBefore', count }, null, 'info');
  };
  builder
    .addMatcher(quotesActions.updated.match, (state, { payload: { row, found } }) => {
      tell(state, found?.includes('status') && row.status === 'approved' ? 1 : 0);
    })
    .addMatcher(bulkActions.ended.match, (state, { payload: { entity, change, found } }) => {
      const isApproval = change.kind === 'set' && change.value === 'approved';
      tell(state, entity === 'quotes' && isApproval ? found.length : 0);
    });
}

/** What is saved of the account itself. */
function followAccount(builder: Builder): void {
  builder
    .addCase(profilesActions.saveRequested, (state) => {
      overtake(state, (message) => message.code === 'myDataFailed');
      if (state.section === 'myData') state.myData.saving = true;
    })
    .addCase(profilesActions.saved, (state) => {
      if (!state.myData.saving) return;
      state.myData = { ...state.myData, draft: null, saving: false };
      notify(state, { code: 'myDataSaved' });
      if (state.myData.returnTo) leaveMyData(state, state.myData.returnTo.section);
    })
    .addCase(profilesActions.saveFailed, (state) => {
      state.myData.saving = false;
      notify(state, { code: 'myDataFailed' }, null, 'danger');
    })
    .addCase(meiAdjustmentsActions.saveRequested, (state) => {
      overtake(state, (message) => message.code === 'meiReportFailed');
    })
    .addCase(meiAdjustmentsActions.saveFailed, (state) => {
      notify(state, { code: 'meiReportFailed' }, null, 'danger');
    });
}

/** Who comes and goes. */
function followSession(builder: Builder): void {
  builder
    .addCase(sessionActions.linkFound, (state, { payload }) => {
      state.confirmation = { kind: 'enter', email: payload.email };
    })
    .addCase(sessionActions.linkAccepted, (state) => {
      state.confirmation = null;
    })
    .addCase(sessionActions.linkEnded, (state, { payload: outcome }) => {
      // Who confirms their e-mail is where they wanted to be.
      if ('purpose' in outcome && outcome.purpose === 'confirmation') return;
      notify(state, { code: 'linkEnded', outcome }, null, 'info');
    })
    .addCase(sessionActions.signedIn, (state, { payload, meta }) => {
      const kept = state.kept?.userId === payload.id ? state.kept : null;
      const left = state.left?.userId === payload.id ? state.left : null;
      const typed = state.keptMyData?.userId === payload.id ? state.keptMyData.draft : null;
      const entered: WorkspaceState = {
        ...initialWorkspace,
        ...(left && comingBack(left)),
        ...(kept && { section: kept.section, modal: kept.modal, waiting: kept.waiting }),
        userId: payload.id,
        ...(typed && { section: 'myData', myData: { ...initialWorkspace.myData, draft: typed } }),
      };
      if (!meta.elsewhere) return entered;
      // Nobody chose that in this tab: what was typed waits for the user who typed it.
      entered.kept = kept ? null : state.kept;
      entered.keptMyData = typed ? null : state.keptMyData;
      const isKept = entered.kept !== null || entered.keptMyData !== null;
      notify(
        entered,
        { code: 'accountSwitched', email: payload.email, kept: isKept },
        null,
        'info',
      );
      return entered;
    })
    .addCase(sessionActions.signedOut, (state, { payload }) => {
      // What is typed outlives a session that was lost, or could not be restored after a reload, for the same
      // user; not one that the user ended.
      const isKept = payload.lost || state.userId === null;
      return { ...initialWorkspace, ...(isKept ? draftsOf(state) : NO_DRAFTS) };
    });
}

/** What the same fact means besides; matchers come after all cases. */
function followBesides(builder: Builder): void {
  builder
    .addMatcher(isSaveRequested, (state, { payload }) => {
      if (state.modal?.id === payload.id) state.modal.saving = true;
    })
    .addMatcher(isDeleteRequested, (state) => {
      state.confirmation = null;
    })
    .addMatcher(
      isAnyOf(projectsActions.created, projectsActions.createdFromQuote),
      (state, { payload }) => {
        forgetMissing(state, [payload.quoteId]);
      },
    )
    .addMatcher(projectsActions.updated.match, (state, { payload }) => {
      forgetMissing(state, [payload.row.quoteId]);
    })
    .addMatcher(projectsActions.loaded.match, (state, { payload }) => {
      forgetMissing(
        state,
        payload.map(({ quoteId }) => quoteId),
      );
    })
    .addMatcher(quotesActions.deleted.match, (state, { payload }) => {
      forgetMissing(state, [payload.id]);
    })
    .addMatcher(paymentPartsActions.saved.match, (state, { payload }) => {
      clearFailures(state, 'payments', payload.row.id);
    })
    .addMatcher(
      isAnyOf(quoteDetailsActions.issueRequested, quoteDetailsActions.sendRequested),
      (state, { payload }) => {
        clearFailures(state, 'quotes', payload.id);
        waitForDetails(state, 'quotes', payload.id);
      },
    )
    .addMatcher(quoteDetailsActions.issueRequested.match, ({ modal }, { payload }) => {
      if (modal?.id === payload.id) modal.issue = 'asked';
    })
    .addMatcher(quoteDetailsActions.issued.match, ({ modal }, { payload }) => {
      if (modal?.id !== payload.id) return;
      modal.issue = 'done';
      modal.saving = false;
    })
    .addMatcher(quoteDetailsActions.saveFailed.match, ({ modal }, { payload }) => {
      if (modal?.id === payload.id && modal.issue === 'asked') modal.issue = 'failed';
    })
    .addMatcher(quoteDetailsActions.saved.match, (state, { payload: { row, before } }) => {
      const { id, number, answer: decision, answeredAt } = row;
      if (decision === null || answeredAt === before?.answeredAt) return;
      // Still open: the quote's status could not be saved.
      if (state.modal?.id !== id) notify(state, { code: 'answerRegistered', decision, number });
    });
  for (const entity of ENTITIES) {
    builder.addMatcher(isIntentOf(entity), (state) => {
      clearFailures(state, entity);
    });
  }
}

/** What the workspace makes of what happens to the lists and to the session. */
export function followOthers(builder: Builder): void {
  followRows(builder);
  followBeside(builder);
  followPayments(builder);
  followProjects(builder);
  followAccount(builder);
  followSession(builder);
  followBesides(builder);
  followApprovals(builder);
}
