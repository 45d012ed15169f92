import type { UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from '../src/store/rootReducer';

/** The store's state after these actions. */
export const rootOf = (...actions: UnknownAction[]): RootState =>
  actions.reduce<RootState>(rootReducer, rootReducer(undefined, { type: 'begin' }));
