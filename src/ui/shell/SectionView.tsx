import { Suspense, useLayoutEffect, type ComponentType } from 'react';

import { SECTIONS, type Section } from '../../features/workspace/workspace';
import { selectSection } from '../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../store/hooks';
import { lazyChunk } from '../lazyChunk';
import { loadSection } from './chunks';
import { CrashBoundary } from './CrashBoundary';

const views = Object.fromEntries(
  SECTIONS.map((section) => [section, lazyChunk(loadSection[section])]),
) as unknown as Record<Section, ComponentType>; // one entry a section, as just written

/** A section is seen from the top of the page: said before the section looks where it is. */
function FromTheTop({ of }: { of: Section }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [of]);
  return null;
}

/** The active section. */
export function SectionView() {
  const section = useAppSelector(selectSection);
  const View = views[section];
  return (
    <>
      <FromTheTop of={section} />
      <CrashBoundary key={section}>
        <Suspense fallback={null}>
          <View />
        </Suspense>
      </CrashBoundary>
    </>
  );
}
