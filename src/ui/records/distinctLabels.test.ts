import { withDistinctLabels } from './distinctLabels';

test.each<[string, [string, ...(string | null)[]][], string[]]>([
  ['nothing', [], []],
  [
    'different labels',
    [
      ['Ana', 'Padaria'],
      ['Bia', 'Bar'],
    ],
    ['Ana', 'Bia'],
  ],
  [
    'equal ones alone get a detail',
    [
      ['Ana', 'Padaria'],
      ['Ana', 'Bar'],
      ['Bia', 'Bar'],
    ],
    ['Ana · Padaria', 'Ana · Bar', 'Bia'],
  ],
  [
    'as few as it takes',
    [
      ['Site', 'Ana', 'R$ 1,00'],
      ['Site', 'Ana', 'R$ 2,00'],
      ['Site', 'Bia', 'R$ 1,00'],
    ],
    ['Site · Ana · R$ 1,00', 'Site · Ana · R$ 2,00', 'Site · Bia'],
  ],
  [
    'what is not known is left out',
    [
      ['Ana', null, 'cadastrado em 02/01/2026'],
      ['Ana', null, 'cadastrado em 01/01/2026'],
    ],
    ['Ana · cadastrado em 02/01/2026', 'Ana · cadastrado em 01/01/2026'],
  ],
  [
    'alike in everything: the oldest, which stands last, is the first',
    [
      ['Ana', 'Bar'],
      ['Bia', 'Bar'],
      ['Ana', 'Bar'],
    ],
    ['Ana · Bar · nº 2', 'Bia', 'Ana · Bar · nº 1'],
  ],
])('%s', (_case, choices, labels) => {
  const told = withDistinctLabels(
    choices.map(([label, ...details], index) => ({
      value: String(index),
      label,
      details: () => details,
    })),
  );
  expect(told.map(({ label }) => label)).toEqual(labels);
  expect(told.map(({ value }) => value)).toEqual(choices.map((_choice, index) => String(index)));
});
