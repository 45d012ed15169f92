import { isAnyOf, type ActionReducerMapBuilder } from '@reduxjs/toolkit';

import { clientDetailsActions } from '../clients/clientDetailsSlice';
import { expenseProjectsActions } from '../expenses/expenseProjectsSlice';
import { paymentPartsActions } from '../payments/paymentPartsSlice';
import { paymentsActions } from '../payments/paymentsSlice';
import { profilesActions } from '../profile/profilesSlice';
import { projectsActions } from '../projects/projectsSlice';
import { quoteDetailsActions } from '../quotes/quoteDetailsSlice';
import { quotesActions } from '../quotes/quotesSlice';
import { sessionActions } from '../session/sessionSlice';
import { meiAdjustmentsActions } from '../year/meiAdjustmentsSlice';
import { ENTITIES, entityActions } from './entities';
import { isDeleteRequested, isIntentOf, isSaveRequested } from './entityIntents';
import { initialWorkspace, type WorkspaceState } from './workspace';
import { comingBack } from './place';
import { keptAfterSignOut, myDataAfterSignOut } from './afterSignOut';
import {
  askAboutConflict,
  closeAnswered,
  closeWithDetails,
  formOfPart,
  reportFailedDetails,
  reportFailedSave,
  waitForDetails,
} from './modalRules';
import {
  clearFailures,
  forgetDeleted,
  forgetMissing,
  forgetProject,
  forgetReceipts,
  forgetToggle,
  notify,
  notifyRows,
  offerMissing,
  overtake,
  tellToggle,
} from './noticeRules';
import { leaveMyData } from './sectionRules';

/** What stands beside the rows of a list. */
const DETAILS = [
  ['clients', clientDetailsActions],
  ['quotes', quoteDetailsActions],
  ['expenses', expenseProjectsActions],
] as const;

/** What the workspace makes of what happens to the lists and to the session. */
export function followOthers(builder: ActionReducerMapBuilder<WorkspaceState>): void {
  for (const entity of ENTITIES) {
    const actions = entityActions[entity];
    builder
      .addCase(actions.created, (state, { payload }) => {
        closeAnswered(state, entity, { id: payload.id, isNew: true });
      })
      .addCase(actions.updated, (state, { payload }) => {
        closeAnswered(state, entity, { id: payload.row.id, isNew: false });
      })
      .addCase(actions.updateConflicted, (state, { payload: { row, fields } }) => {
        askAboutConflict(state, entity, row.id, fields);
      })
      .addCase(actions.createFailed, (state, { payload }) => {
        reportFailedSave(state, entity, payload.id);
      })
      .addCase(actions.updateFailed, (state, { payload }) => {
        reportFailedSave(state, entity, payload.id);
      })
      .addCase(actions.deleted, (state, { payload }) => {
        // A deletion in doubt was done after all; other failures are why the row is gone.
        overtake(
          state,
          (message, about) => message.code === 'deleteFailed' && about?.id === payload.id,
        );
        forgetReceipts(state, payload.id);
        if (entity === 'projects') forgetProject(state, payload.id);
        notifyRows(state, 'deleted', entity, payload.row ? [payload.row] : []);
      })
      .addCase(actions.restoreRequested, (state, { payload }) => {
        forgetDeleted(state, payload.rows);
      })
      .addCase(actions.restoreEnded, (state, { payload: { restored, failed } }) => {
        notifyRows(state, 'restored', entity, restored);
        notifyRows(state, 'restoreFailed', entity, failed);
      })
      .addCase(actions.deleteFailed, (state, { payload }) => {
        notify(state, { code: 'deleteFailed', entity }, { entity, id: payload.id });
      });
  }
  for (const [entity, actions] of DETAILS) {
    builder
      .addCase(actions.saveRequested, (state, { payload }) => {
        waitForDetails(state, entity, payload.id);
      })
      .addCase(actions.saved, (state, { payload }) => {
        closeWithDetails(state, entity, payload.row.id);
      })
      .addCase(actions.saveFailed, (state, { payload }) => {
        reportFailedDetails(state, entity, payload.id);
      });
  }
  builder
    .addCase(paymentPartsActions.saveRequested, (state, { payload }) => {
      const paymentId = formOfPart(state, payload.id);
      if (paymentId !== null) waitForDetails(state, 'payments', paymentId);
    })
    .addCase(paymentPartsActions.saved, (state, { payload }) => {
      clearFailures(state, 'payments', payload.row.id);
      const paymentId = formOfPart(state, payload.row.id);
      if (paymentId !== null) closeWithDetails(state, 'payments', paymentId);
    })
    .addCase(paymentPartsActions.saveFailed, (state, { payload: { id } }) => {
      const paymentId = formOfPart(state, id);
      if (paymentId !== null) reportFailedDetails(state, 'payments', paymentId);
      // Of the part: that its payment is saved settles nothing.
      else notify(state, { code: 'saveFailed', entity: 'payments' }, { entity: 'payments', id });
    })
    .addCase(paymentsActions.receiptStored, (state, { payload: { id, number, amount } }) => {
      notify(state, { code: 'partReceived', paymentId: id, number, amount });
    })
    .addCase(paymentsActions.receiptUndone, (state, { payload }) => {
      forgetReceipts(state, payload.id, payload.number);
    })
    .addCase(paymentsActions.paidToggled, (state, { payload: { id, paid } }) => {
      forgetReceipts(state, id, 1);
      tellToggle(state, id, 'paid', paid);
    })
    .addCase(paymentsActions.deliveredToggled, (state, { payload: { id, delivered } }) => {
      tellToggle(state, id, 'delivered', delivered);
    })
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
    })
    .addCase(paymentsActions.flagsFailed, (state, { payload: { id, sent } }) => {
      const about = { entity: 'payments', id } as const;
      forgetToggle(state, id);
      if ('paid' in sent) forgetReceipts(state, id, 1);
      if ('delivered' in sent) notify(state, { code: 'deliveredFailed' }, about);
      if ('paid' in sent) notify(state, { code: 'paidFailed' }, about);
    })
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
    })
    .addCase(sessionActions.linkFound, (state, { payload }) => {
      state.confirmation = { kind: 'enter', email: payload.email };
    })
    .addCase(sessionActions.linkAccepted, (state) => {
      state.confirmation = null;
    })
    .addCase(sessionActions.signedIn, (state, { payload }) => {
      const kept = state.kept?.userId === payload.id ? state.kept : null;
      const left = state.left?.userId === payload.id ? state.left : null;
      const typed = state.keptMyData?.userId === payload.id ? state.keptMyData.draft : null;
      return {
        ...initialWorkspace,
        ...(left && comingBack(left)),
        ...(kept && { section: kept.section, modal: kept.modal, waiting: kept.waiting }),
        userId: payload.id,
        ...(typed && { section: 'myData', myData: { ...initialWorkspace.myData, draft: typed } }),
      };
    })
    .addCase(sessionActions.signedOut, (state, { payload }) => {
      return {
        ...initialWorkspace,
        kept: keptAfterSignOut(state, payload.lost),
        keptMyData: myDataAfterSignOut(state, payload.lost),
      };
    })
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
    });
  builder.addMatcher(
    isAnyOf(quoteDetailsActions.issueRequested, quoteDetailsActions.sendRequested),
    (state, { payload }) => {
      clearFailures(state, 'quotes', payload.id);
      waitForDetails(state, 'quotes', payload.id);
    },
  );
  builder.addMatcher(quoteDetailsActions.saved.match, (state, { payload: { row, before } }) => {
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
