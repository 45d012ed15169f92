import { MOST_OPTIONS, matchingChoices, type Choice } from './choices';

const choicesOf = (...labels: string[]): Choice[] =>
  labels.map((label, index) => ({ value: String(index), label }));

const people = choicesOf('Otávio Lima · Café Serra Alta', 'Oscar', 'Camila Rocha · Lume', 'Ana');

describe('matchingChoices', () => {
  it.each([
    ['ca', ['Otávio Lima · Café Serra Alta', 'Camila Rocha · Lume', 'Oscar']],
    ['ROCHA cam', ['Camila Rocha · Lume']],
    ['octavio', []],
    ['', people.map(({ label }) => label)],
    ['  ', people.map(({ label }) => label)],
  ])('%p: %p', (query, labels) => {
    const { shown, total } = matchingChoices(people, query, undefined);
    expect(shown.map(({ label }) => label)).toEqual(labels);
    expect(total).toBe(labels.length);
  });

  it('a whole name comes first, however many labels begin with it', () => {
    const others = Array.from({ length: 60 }, (_, index) => `Ana ${String(index)}`);
    const labels = [...others, 'Ana Paula Ferreira', 'Mariana', 'Ana', 'Ána · Lume'];
    const { shown, total } = matchingChoices(choicesOf(...labels), ' ana ', undefined);
    expect(shown.slice(0, 3).map(({ label }) => label)).toEqual(['Ana', 'Ána · Lume', 'Ana 0']);
    expect(shown).toHaveLength(MOST_OPTIONS);
    expect(total).toBe(labels.length);
  });

  it('shows so many, and tells how many there are', () => {
    const many = choicesOf(...Array.from({ length: 2000 }, (_, index) => `Cliente ${index}`));
    for (const query of ['', 'cliente']) {
      const { shown, total } = matchingChoices(many, query, undefined);
      expect(shown).toEqual(many.slice(0, MOST_OPTIONS));
      expect(total).toBe(2000);
    }
  });

  it('shows the chosen one where nothing is sought', () => {
    const many = choicesOf(...Array.from({ length: 100 }, (_, index) => `Cliente ${index}`));
    const chosen = many[99];
    expect(matchingChoices(many, '', chosen).shown).toEqual([
      chosen,
      ...many.slice(0, MOST_OPTIONS - 1),
    ]);
    expect(matchingChoices(many, '', many[1]).shown).toEqual(many.slice(0, MOST_OPTIONS));
    expect(matchingChoices(many, '0', chosen).shown).not.toContain(chosen);
  });
});
