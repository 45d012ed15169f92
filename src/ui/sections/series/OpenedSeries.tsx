import { useEffect } from 'react';
import { selectSeriesWork } from '../../../features/business/series/seriesWorkSlice';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { lazyChunk } from '../../kit/chunks/lazyChunk';

const SeriesDialog = lazyChunk(
  () => import(/* webpackChunkName: "series-dialog" */ './SeriesDialog'),
);

/** The dialog of the series that was opened. A section that opens series has it. */
export function OpenedSeries() {
  const store = useAppStore();
  const viewed = useAppSelector((root) => selectSeriesWork(root).viewed);
  useEffect(() => {
    // Usually it is loaded already. If it cannot be loaded, nothing is offered or opened.
    void store.loadSeriesWork().catch(() => undefined);
  }, [store]);
  return viewed !== null && <SeriesDialog id={viewed} />;
}
