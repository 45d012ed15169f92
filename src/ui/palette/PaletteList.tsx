import { Listbox, useListboxStyles } from '@chakra-ui/react/listbox';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

import { capsOf } from '../commands/keys';
import { Icon } from '../kit/art/Icon';
import { Marked } from '../kit/form/Marked';
import { slotClasses } from '../kit/list/rowClasses';
import { Keys } from '../kit/text/Keys';
import { paletteRecipe } from '../theme/recipes/palette';
import type { Option } from './options';
import type { Group } from './useSearch';

const classes = slotClasses(paletteRecipe);

function Item({ option, words }: { option: Option; words: readonly string[] }) {
  const { icon, name, details, end, keys } = option;
  return (
    <Listbox.Item item={option} highlightOnHover>
      <span className={classes.icon}>
        <Icon name={icon} />
      </span>
      <Listbox.ItemText>
        <Marked text={name} words={words} match={classes.match} />
        {details.map((detail, index) => (
          <span key={index} className={classes.detail}>
            {' · '}
            <Marked text={detail} words={words} match={classes.match} />
          </span>
        ))}
      </Listbox.ItemText>
      {end !== undefined && <span className={classes.end}>{end}</span>}
      {keys && <Keys keys={capsOf(keys)} />}
    </Listbox.Item>
  );
}

interface PaletteListProps {
  /** Where it is typed. */
  field: ReactNode;
  groups: readonly Group[];
  words: readonly string[];
  query: string;
  total: number;
}

/** What was found, in groups, under the field in which it is sought. */
export function PaletteList({ field, groups, words, query, total }: PaletteListProps) {
  const styles = useListboxStyles();
  return (
    <>
      <chakra.div css={styles['field']}>{field}</chakra.div>
      <Listbox.Content tabIndex={-1}>
        {groups.map(({ title, options }) => (
          <Listbox.ItemGroup key={title}>
            <Listbox.ItemGroupLabel>{title}</Listbox.ItemGroupLabel>
            {options.map((option) => (
              <Item key={option.key} option={option} words={words} />
            ))}
          </Listbox.ItemGroup>
        ))}
      </Listbox.Content>
      {total === 0 && <chakra.p css={styles['nothing']}>{`Nada com “${query.trim()}”.`}</chakra.p>}
      <chakra.span srOnly role="status">
        {total === 1 ? '1 opção' : `${total.toString()} opções`}
      </chakra.span>
    </>
  );
}
