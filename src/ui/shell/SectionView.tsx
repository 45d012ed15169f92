import { useLayoutEffect, useRef } from 'react';

import { useAppSelector } from '../../store/hooks';
import { mainPart } from '../kit/dialog/landmarks';
import { ExportListContext } from '../records/exporting';
import { sectionLabel } from '../records/nouns';
import { ExportList, sections } from './chunks';
import { CrashBoundary } from '../chunks/CrashBoundary';
import { type Section, selectSection } from '../../features/navigation/navigationSlice';

/** Scrolls a new section to the top, before the section reads the scroll position. */
function ScrollToTop({ of }: { of: Section }) {
  const isDrawerOpen = useAppSelector(({ workspace }) => workspace.navigation.drawerOpen);
  const previousRef = useRef<{ section?: Section; isDrawerOpen: boolean }>({ isDrawerOpen });
  useLayoutEffect(() => {
    const previous = previousRef.current;
    previousRef.current = { section: of, isDrawerOpen };
    if (previous.section === of) return;
    window.scrollTo(0, 0);
    // A pressed button that disappeared with the old section leaves the focus on the body, and a key leaves
    // it on the old section's tab. After a pick in the drawer, the drawer returns the focus itself.
    const { activeElement } = document;
    const tab = activeElement?.closest('nav button');
    const isFocusLost =
      activeElement === document.body || (tab && tab.textContent !== sectionLabel[of]);
    if (previous.section && !previous.isDrawerOpen && isFocusLost)
      mainPart()?.focus({ preventScroll: true });
  }, [of, isDrawerOpen]);
  return null;
}

/** The active section. */
export function SectionView() {
  const section = useAppSelector(selectSection);
  const View = sections[section];
  return (
    <>
      <ScrollToTop of={section} />
      <CrashBoundary key={section}>
        <ExportListContext value={ExportList}>
          <View />
        </ExportListContext>
      </CrashBoundary>
    </>
  );
}
