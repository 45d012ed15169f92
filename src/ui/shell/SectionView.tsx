import { useLayoutEffect, useRef } from 'react';

import type { Section } from '../../features/workspace/workspace';
import { selectSection } from '../../features/workspace/workspaceSlice';
import { useAppSelector } from '../../store/hooks';
import { mainPart } from '../kit/dialog/mainPart';
import { sections } from './chunks';
import { CrashBoundary } from './CrashBoundary';

/** A section is seen from the top of the page: said before the section looks where it is. */
function FromTheTop({ of }: { of: Section }) {
  const seen = useRef(of);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    // A button that was pressed in the old section has gone with it and left the focus on the body.
    if (seen.current !== of && document.activeElement === document.body) {
      mainPart()?.focus({ preventScroll: true });
    }
    seen.current = of;
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
