import type { PayloadAction } from '@reduxjs/toolkit';

import { NOTHING_SOUGHT } from '../finding/sought';
import { newId } from '../shared/ids';
import type { EntityName } from '../entities/entities';
import type { Modal, WorkspaceState } from './workspace';
import { openModal } from './modalRules';
import { leaveFor } from './sectionRules';

interface BegunQuote {
  id: string;
  clientId: string;
}
interface BegunPayment {
  id: string;
  projectId: string;
}

/** What is sought in the palette and what is followed from there: reducers of the workspace's slice. */
export const paletteCases = {
  paletteSearched(state: WorkspaceState, { payload }: PayloadAction<{ query: string }>) {
    if (state.panel?.kind === 'palette') state.panel = { kind: 'palette', ...payload, at: null };
  },
  /** Another option is the current one. */
  paletteWalked(state: WorkspaceState, { payload }: PayloadAction<{ at: string }>) {
    if (state.panel?.kind === 'palette') state.panel.at = payload.at;
  },
  /** Shows a record in its section. */
  recordShown(
    state: WorkspaceState,
    {
      payload: { entity, id, mode },
    }: PayloadAction<{ entity: EntityName; id: string; mode: Exclude<Modal['mode'], 'create'> }>,
  ) {
    leaveFor(state, entity);
    // What was typed elsewhere is asked about first.
    if (state.section !== entity) return;
    openModal(state, { entity, id, mode });
  },
  /** Shows all that has what is sought, in its list. */
  foundListShown(
    state: WorkspaceState,
    { payload: { entity, query } }: PayloadAction<{ entity: EntityName; query: string }>,
  ) {
    leaveFor(state, entity);
    state.sought[entity] = { ...NOTHING_SOUGHT, sort: state.sought[entity].sort, query };
  },
  /** A new quote for a client who is known already. */
  quoteBegun: {
    prepare: (fields: Omit<BegunQuote, 'id'>): { payload: BegunQuote } => ({
      payload: { id: newId(), ...fields },
    }),
    reducer(state: WorkspaceState, { payload: { id, clientId } }: PayloadAction<BegunQuote>) {
      openModal(state, { entity: 'quotes', mode: 'create', id });
      if (state.modal) state.modal.brought = { id: clientId, isNew: false };
    },
  },
  /** A new payment of a project that is known already. */
  paymentBegun: {
    prepare: (fields: Omit<BegunPayment, 'id'>): { payload: BegunPayment } => ({
      payload: { id: newId(), ...fields },
    }),
    reducer(state: WorkspaceState, { payload: { id, projectId } }: PayloadAction<BegunPayment>) {
      openModal(state, { entity: 'payments', mode: 'create', id });
      if (state.modal) state.modal.brought = { id: projectId, isNew: false };
    },
  },
};
