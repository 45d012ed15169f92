import { useMemo } from 'react';

import { clientsSelectors } from '../../../features/business/clients/clientsSlice';
import { projectsSelectors } from '../../../features/business/projects/projectsSlice';
import { selectAllSeries } from '../../../features/business/series/seriesSelectors';
import { matchesWords, normalise } from '../../../features/shared/searchText';
import { useAppSelector } from '../../../store/hooks';
import { clientNames } from '../../sections/clients/clientList';
import { ruleText } from '../../sections/series/seriesTexts';
import { formatCurrency } from '../../kit/text/format';
import { PROJECT_NOT_FOUND } from '../../records/texts/projectTexts';
import { seriesOption, type PaletteOption } from './options';

const STATE_TEXT = { running: null, paused: 'Em pausa', ended: 'Encerrado' } as const;

/** Returns a function that finds what comes again: by its name, by its client, or by how often. */
export function useSeriesOptions(): (
  words: readonly string[],
  count: number,
) => readonly PaletteOption[] {
  const all = useAppSelector(selectAllSeries);
  const projectOf = useAppSelector(projectsSelectors.selectEntities);
  const clientOf = useAppSelector(clientsSelectors.selectEntities);
  return useMemo(() => {
    const offered = all.map(({ id, segments: [first, ...later] }) => {
      const { terms, course } = later.at(-1) ?? first;
      const project = projectOf[terms.project ?? ''];
      const client = clientOf[project?.clientId ?? ''];
      const own = terms.kind === 'payment' ? (project?.name ?? PROJECT_NOT_FOUND) : terms.name;
      const name = own ?? '';
      const rule = ruleText(terms);
      const details = [rule, STATE_TEXT[course]];
      const end = terms.amount === null ? null : formatCurrency(terms.amount);
      return {
        text: normalise(`${name} ${rule} repete`) + (client ? ` ${clientNames(client)}` : ''),
        option: seriesOption(id, terms.kind, { name, details, end }),
      };
    });
    return (words, count) =>
      offered
        .filter(({ text }) => matchesWords(text, words))
        .slice(0, count)
        .map(({ option }) => option);
  }, [all, projectOf, clientOf]);
}
