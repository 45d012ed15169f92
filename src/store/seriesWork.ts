import { seriesWorkReducer } from '../features/business/series/seriesWorkSlice';
import { seriesSaga } from '../sagas/seriesSaga';
import { addSectionLater } from './laterReducers';
import { emptyAfterSignOut } from './rootReducer';

/** Adds the reducer and the saga of what comes again to a store. */
export const addSeriesWork = addSectionLater({
  name: 'seriesWork',
  reducer: emptyAfterSignOut(seriesWorkReducer),
  start: (_middleware, { later, gateway }) =>
    later.add((context) => seriesSaga(context, gateway.dismissals)),
});
