import { Listbox, useListboxStyles } from '@chakra-ui/react/listbox';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { quoted } from '../../../features/shared/quoted';
import { keyLabels } from '../../records/keys';
import { Icon } from '../../kit/art/Icon';
import { HighlightedText } from '../../kit/form/FoundText';
import { slotClasses } from '../../theme/slotClasses';
import { Keys } from '../../kit/text/Keys';
import type { PaletteOption } from './options';
import type { OptionGroup } from './usePaletteSearch';
import { slotRecipe } from '../../theme/slotRecipe';

/** The look of the palette: a search field of 64 px, the matches in groups, and a footer with the keys. */
export const paletteRecipe = slotRecipe({
  base: {
    // At a desk the footer has its place from the start, whatever is found.
    root: {
      display: 'flex',
      flexDirection: 'column',
      flex: 1,
      minHeight: { base: 0, md: 'min(560px, 70vh)' },
    },
    field: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      flex: 'none',
      height: '64px',
      paddingInline: { base: '16px 8px', md: '5' },
      borderBottom: 'strong',
      color: 'muted',
    },
    input: {
      flex: 1,
      minWidth: 0,
      height: '100%',
      background: 'transparent',
      color: 'ink',
      fontSize: 'lead',
      // No focus ring is drawn, because the field always has the focus while the palette is open.
      outline: 'none',
    },
    content: {
      flex: 1,
      minHeight: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingBottom: '2',
      outline: 'none',
      _empty: { display: 'none' },
    },
    itemGroupLabel: {
      display: 'flex',
      alignItems: 'flex-end',
      height: '36px',
      padding: '0 20px 8px',
      fontSize: 'note',
      fontWeight: 600,
      color: 'muted',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      minHeight: 'target',
      padding: '6px 20px 6px 16px',
      // With forced colours, only this border shows which option is current.
      borderLeft: '4px solid transparent',
      fontSize: 'control',
      cursor: 'pointer',
      _highlighted: { background: 'accentSoft', borderLeftColor: 'accent' },
    },
    itemText: { flex: 1, minWidth: 0, lineClamp: { base: 4, md: 2 }, overflowWrap: 'anywhere' },
    icon: { flex: 'none', color: 'muted', '[data-highlighted] > &': { color: 'accent' } },
    detail: { color: 'muted' },
    match: { color: 'accent', fontWeight: 600 },
    end: { textStyle: 'digits', flex: 'none', color: 'muted', fontSize: 'label' },
    nothing: { paddingBlock: '6', paddingInline: '5', color: 'muted', overflowWrap: 'anywhere' },
    foot: {
      display: { base: 'none', md: 'flex' },
      '@media (hover: none)': { display: 'none' },
      alignItems: 'center',
      gap: '2',
      flex: 'none',
      height: '48px',
      marginTop: 'auto',
      paddingInline: '5',
      background: 'bg',
      borderTop: 'hairline',
      color: 'muted',
      fontSize: 'note',
      '& > span:not(:first-of-type)': { marginLeft: '4' },
    },
    itemGroup: {},
  },
});

const classes = slotClasses(paletteRecipe);

function Item({ option, words }: { option: PaletteOption; words: readonly string[] }) {
  const { icon, name, details, end, keys } = option;
  return (
    <Listbox.Item item={option} highlightOnHover>
      <span className={classes.icon}>
        <Icon name={icon} />
      </span>
      <Listbox.ItemText>
        <HighlightedText text={name} words={words} match={classes.match} />
        {details.map((detail, index) => (
          <span key={index} className={classes.detail}>
            {' · '}
            <HighlightedText text={detail} words={words} match={classes.match} />
          </span>
        ))}
      </Listbox.ItemText>
      {end !== undefined && <span className={classes.end}>{end}</span>}
      {keys && <Keys keys={keyLabels(keys)} />}
    </Listbox.Item>
  );
}

interface PaletteListProps {
  /** The search field. */
  field: ReactNode;
  groups: readonly OptionGroup[];
  words: readonly string[];
  query: string;
  total: number;
}

/** The matches in groups, under the search field. */
export function PaletteList({ field, groups, words, query, total }: PaletteListProps) {
  const styles = useListboxStyles();
  return (
    <>
      <chakra.div css={styles['field']}>{field}</chakra.div>
      <Listbox.Content tabIndex={-1}>
        {groups.map(({ title, options }) => (
          // What another query finds is another list. No row travels to a place of its own in it.
          <Listbox.ItemGroup key={`${query} ${title}`}>
            <Listbox.ItemGroupLabel>{title}</Listbox.ItemGroupLabel>
            {options.map((option) => (
              <Item key={option.key} option={option} words={words} />
            ))}
          </Listbox.ItemGroup>
        ))}
      </Listbox.Content>
      {total === 0 && (
        <chakra.p css={styles['nothing']}>{`Nada com ${quoted(query.trim())}.`}</chakra.p>
      )}
      <chakra.span srOnly role="status">
        {total === 1 ? '1 opção' : `${total.toString()} opções`}
      </chakra.span>
    </>
  );
}
