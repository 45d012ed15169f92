import { createListCollection } from '@chakra-ui/react/collection';
import { Listbox, useListboxStyles } from '@chakra-ui/react/listbox';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useMemo, type KeyboardEvent } from 'react';

import { searchWords } from '../../../features/shared/searchText';
import { navigationActions } from '../../../features/app/navigation/navigationSlice';
import { findingActions, selectPalette } from '../../../features/app/finding/findingSlice';
import { useAppSelector, useAppStore } from '../../../store/hooks';
import { openPalette } from '../commands/firstCommands';
import { Icon } from '../../kit/art/Icon';
import { Modal, type CloseReason } from '../../kit/dialog/Modal';
import { IconButton } from '../../kit/form/Button';
import { Keys } from '../../kit/text/Keys';
import { PaletteList, paletteRecipe } from './PaletteList';
import type { PaletteOption } from './options';
import { usePaletteSearch } from './usePaletteSearch';

function Foot() {
  const styles = useListboxStyles();
  return (
    <chakra.div css={styles['foot']} aria-hidden="true">
      <Keys keys={['↑', '↓']} /> escolher
      <Keys keys={['Enter']} /> abrir
      <Keys keys={['Ctrl', 'Enter']} /> editar
    </chakra.div>
  );
}

/**
 * The palette, which finds any record and any command. Enter opens the option, Ctrl Enter edits the record, and
 * Esc first clears the query and then closes the palette.
 */
export default function Palette() {
  const { query, at } = useAppSelector(selectPalette);
  const store = useAppStore();
  const { dispatch } = store;
  const search = usePaletteSearch();
  // The field shows the query at once. Among thousands of rows, the matches may follow a moment later.
  const deferredQuery = useDeferredValue(query);
  const groups = useMemo(() => search(deferredQuery), [search, deferredQuery]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: options,
        itemToValue: ({ key }) => key,
        itemToString: ({ name }) => name,
      }),
    [options],
  );
  const current = options.find(({ key }) => key === at) ?? options[0];

  const close = () => dispatch(navigationActions.panelClosed('palette'));
  const setQuery = (typed: string) => dispatch(findingActions.paletteSearched({ query: typed }));
  const onCloseRequest = (reason: CloseReason) => {
    if (reason === 'escape' && query !== '') setQuery('');
    else close();
  };
  const run = ({ intent, onDevice, edit, shows }: PaletteOption, wantsEdit: boolean) => {
    close();
    if (shows) dispatch(shows());
    const intentOf = wantsEdit && edit ? edit : intent;
    if (intentOf) dispatch(intentOf());
    void onDevice?.(store.getState());
  };
  /** The matches of the current query, even if they are not rendered yet, and the current option. */
  const currentMatches = () => {
    const found =
      deferredQuery === query ? options : search(query).flatMap((group) => group.options);
    const highlightedKey = selectPalette(store.getState()).at;
    const index = found.findIndex(({ key }) => key === highlightedKey);
    return { found, index: Math.max(0, index) };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const mod = event.ctrlKey || event.metaKey;
    if (mod && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      close();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      // Moves at once, because Enter may be pressed before Ark has highlighted the option.
      event.preventDefault();
      const { found, index } = currentMatches();
      const next = found.at((index + (event.key === 'ArrowDown' ? 1 : -1)) % found.length);
      if (next) dispatch(findingActions.paletteWalked({ at: next.key }));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      const { found, index } = currentMatches();
      const chosen = found[index];
      if (chosen) run(chosen, mod);
    }
  };
  return (
    <Modal title={openPalette.label} size="xl" bare onCloseRequest={onCloseRequest}>
      <Listbox.Root
        recipe={paletteRecipe}
        collection={collection}
        value={[]}
        highlightedValue={current?.key ?? null}
        onHighlightChange={({ highlightedValue }) => {
          // Ark reports null when the highlighted option has left the list with the earlier matches.
          if (highlightedValue === null || highlightedValue === current?.key) return;
          dispatch(findingActions.paletteWalked({ at: highlightedValue }));
        }}
        onSelect={({ value }) => {
          const chosen = options.find(({ key }) => key === value);
          if (chosen) run(chosen, false);
        }}
      >
        <PaletteList
          groups={groups}
          words={searchWords(deferredQuery)}
          query={deferredQuery}
          total={options.length}
          field={
            <>
              <Icon name="search" />
              <Listbox.Input
                // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the part itself says `aria-controls`
                role="combobox"
                aria-expanded
                aria-label={openPalette.label}
                placeholder="Buscar ou criar"
                value={query}
                onKeyDownCapture={onKeyDown}
                onChange={({ currentTarget }) => setQuery(currentTarget.value)}
              />
              <Keys keys={['Esc']} />
              <IconButton icon="close" label="Fechar" hideFrom="md" onClick={close} />
            </>
          }
        />
        <Foot />
      </Listbox.Root>
    </Modal>
  );
}
