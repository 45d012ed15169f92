import { useLayoutEffect } from 'react';

import type { Section } from '../../features/workspace/workspace';
import { selectSection } from '../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../store/hooks';
import { sections } from './chunks';
import { CrashBoundary } from './CrashBoundary';

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
  const View = sections[section];
  return (
    <>
      <FromTheTop of={section} />
      <CrashBoundary key={section}>
        <View />
      </CrashBoundary>
    </>
  );
}
