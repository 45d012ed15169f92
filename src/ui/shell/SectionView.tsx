import { useLayoutEffect, useRef } from 'react';

import { useAppSelector } from '../../store/hooks';
import { mainPart } from '../kit/dialog/landmarks';
import { ExportListContext } from '../records/exporting';
import { sectionLabel } from '../records/nouns';
import { ExportList, sections } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';
import { type Section, selectSection } from '../../features/navigation/navigationSlice';

/** A section is seen from the top of the page: said before the section looks where it is. */
function FromTheTop({ of }: { of: Section }) {
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.navigation.drawerOpen);
  const before = useRef<{ section?: Section; isDrawerOpen: boolean }>({ isDrawerOpen });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { section: of, isDrawerOpen };
    if (was.section === of) return;
    window.scrollTo(0, 0);
    // A button that was pressed in the old section has gone with it and left the focus on the body; keys
    // leave it on another section's tab. The drawer hands it back to its own button.
    const { activeElement } = document;
    const tab = activeElement?.closest('nav button');
    const isLost = activeElement === document.body || (tab && tab.textContent !== sectionLabel[of]);
    if (was.section && !was.isDrawerOpen && isLost) mainPart()?.focus({ preventScroll: true });
  }, [of, isDrawerOpen]);
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
        <ExportListContext value={ExportList}>
          <View />
        </ExportListContext>
      </CrashBoundary>
    </>
  );
}
