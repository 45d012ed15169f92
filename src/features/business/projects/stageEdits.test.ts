import { aStage } from '../../../../test/builders';
import { hasAllEditedStages, stageKeyAt, applyStageEdits } from './stageEdits';

const at = '2026-11-20T12:00:00.000Z';
const later = '2026-11-20T12:00:01.000Z';
const stages = [aStage({ id: 'a' }), aStage({ id: 'b', completed: true, completedAt: at })];
const [first, second] = stages;
const twins = ['a', 'b', 'a'].map((id) => aStage({ id }));

describe('stagesWith', () => {
  it.each([
    ['no edit', {}, stages],
    ['a completion', { '0:a': later }, [{ ...first, completed: true, completedAt: later }, second]],
    ['an opening', { '0:b': null }, [first, { ...second, completed: false, completedAt: null }]],
    [
      'both',
      { '0:a': later, '0:b': null },
      [
        { ...first, completed: true, completedAt: later },
        { ...second, completed: false, completedAt: null },
      ],
    ],
    ['a stage that is gone', { '0:c': later, '1:a': later }, stages],
  ])('%s', (_case, edits, expected) => {
    expect(applyStageEdits(stages, edits)).toEqual(expected);
  });

  it('tells stages that share an id apart', () => {
    const edited = applyStageEdits(twins, { '1:a': later });
    expect(edited.map(({ completed }) => completed)).toEqual([false, false, true]);
  });

  it('leaves untouched stages the very same objects', () => {
    expect(applyStageEdits(stages, { '0:a': later })[1]).toBe(second);
  });

  it('has nothing to do without stages', () => {
    expect(applyStageEdits([], { '0:a': at })).toEqual([]);
  });
});

test('a key names the same stage wherever it stands; a place without a stage has none of theirs', () => {
  expect([0, 1, 2].map((index) => stageKeyAt(twins, index))).toEqual(['0:a', '0:b', '1:a']);
  expect(hasAllEditedStages(stages, { [stageKeyAt([...stages].reverse(), 0)]: null })).toBe(true);
  expect(hasAllEditedStages(stages, { [stageKeyAt(stages, 2)]: null })).toBe(false);
  expect(hasAllEditedStages(stages, { '0:a': null, '0:c': null })).toBe(false);
  expect(hasAllEditedStages(stages, {})).toBe(true);
});
