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

test.each<[string, [label: string, note: string | null, ...details: string[]][], string[]]>([
  ['stands behind a label that is alone', [['Ana', 'Padaria', 'Padaria']], ['Ana · Padaria']],
  [
    'is not said twice where it is a detail',
    [
      ['Ana', 'Padaria', 'Padaria'],
      ['Ana', null, 'ana@exemplo.com'],
    ],
    ['Ana · Padaria', 'Ana · ana@exemplo.com'],
  ],
  [
    'stands behind the details',
    [
      ['Ana', 'já tem projeto', 'Logotipo'],
      ['Ana', null, 'Cartaz'],
    ],
    ['Ana · Logotipo · já tem projeto', 'Ana · Cartaz'],
  ],
])('a note %s', (_case, choices, labels) => {
  const told = withDistinctLabels(
    choices.map(([label, note, ...details], index) => ({
      value: String(index),
      label,
      note,
      details: () => details,
    })),
  );
  expect(told.map(({ label }) => label)).toEqual(labels);
});
