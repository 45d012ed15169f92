import { useState } from 'react';
import { lazyChunk } from '../../kit/chunks/lazyChunk';
import type { SeriesStripProps } from './SeriesStrip';

let isLoaded = false;

const LazyStrip = lazyChunk<SeriesStripProps>(async () => {
  const chunk = await import(/* webpackChunkName: "money" */ './SeriesStrip');
  isLoaded = true;
  return chunk;
});

/** Loads the strip before a section needs it. */
export const loadSeriesStrip = LazyStrip.load;

/** The place of what comes again, at the top of a section. It takes no room where there is nothing. */
export function SeriesPlace(props: Omit<SeriesStripProps, 'isEarly'>) {
  const [isEarly] = useState(isLoaded);
  return <LazyStrip {...props} isEarly={isEarly} />;
}
