import * as fc from 'fast-check';

import type { Sort } from '../../../src/features/app/finding/sought';
import { QUOTE_STATUSES, type QuoteStatus } from '../../../src/features/business/quotes/quote';
import { ENTITIES, type EntityName } from '../../../src/features/app/entities/entities';
import { SORT_COLUMNS } from './found';

/** What a user does, or what happens to the user. `row` is the index among the rows that are then on the screen. */
export type Move =
  | { kind: 'wait'; ms: number }
  | { kind: 'create'; entity: EntityName; row: number; isTwice: boolean }
  | { kind: 'edit'; entity: EntityName; row: number; isTwice: boolean }
  | { kind: 'open'; entity: EntityName; row: number }
  | { kind: 'saveAgain'; status: QuoteStatus | null }
  | { kind: 'cancel' }
  /** The undo key, several times in a row. `late`: the notices have left by then. */
  | { kind: 'undo'; times: number; late: boolean }
  | { kind: 'search'; entity: EntityName; row: number; word: number }
  | { kind: 'sort'; entity: EntityName; column: string; first: Sort['direction'] }
  | { kind: 'bulk'; entity: EntityName; row: number; deletes: boolean }
  | { kind: 'setStatus'; row: number; status: QuoteStatus; isTwice: boolean }
  | { kind: 'delete'; entity: EntityName; row: number }
  | { kind: 'toggleFlag'; row: number; flag: 'paid' | 'delivered'; clicks: number }
  | { kind: 'receive'; row: number; part: number; clicks: number }
  | { kind: 'receiveElsewhere'; row: number; part: number }
  | { kind: 'toggleStage'; row: number; index: number; clicks: number }
  | { kind: 'signOut' }
  | { kind: 'signIn'; who: number }
  | { kind: 'otherTab'; who: number | null }
  | { kind: 'elsewhere'; entity: EntityName; row: number; does: 'edit' | 'editOther' | 'delete' }
  | { kind: 'stageElsewhere'; row: number; index: number; does: 'complete' | 'remove' }
  | { kind: 'statusElsewhere'; row: number; status: QuoteStatus }
  | { kind: 'reload' }
  | { kind: 'resume' };

const row = fc.nat(5);
const isTwice = fc.boolean();
const part = fc.integer({ min: 1, max: 3 });
const clicks = fc.integer({ min: 1, max: 3 });
const who = fc.nat(1);
const is = <const Kind extends string>(kind: Kind) => fc.constant(kind);

const anyMove = (entity: fc.Arbitrary<EntityName>): fc.Arbitrary<Move> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ kind: is('wait'), ms: fc.constantFrom(20, 100, 500) }) },
    { weight: 6, arbitrary: fc.record({ kind: is('create'), entity, row, isTwice }) },
    { weight: 4, arbitrary: fc.record({ kind: is('edit'), entity, row, isTwice }) },
    { weight: 3, arbitrary: fc.record({ kind: is('open'), entity, row }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: is('saveAgain'),
        status: fc.constantFrom(null, 'approved', ...QUOTE_STATUSES),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: is('cancel') }) },
    {
      weight: 5,
      arbitrary: fc.record({
        kind: is('undo'),
        times: fc.integer({ min: 1, max: 4 }),
        late: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: is('search'), entity, row, word: fc.nat(20) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: is('sort'),
        entity,
        column: fc.constantFrom(...SORT_COLUMNS),
        first: fc.constantFrom('ascending', 'descending'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: is('bulk'), entity, row, deletes: fc.boolean() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: is('setStatus'),
        row,
        status: fc.constantFrom(...QUOTE_STATUSES),
        isTwice,
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: is('setStatus'), row, status: is('approved'), isTwice }),
    },
    { weight: 3, arbitrary: fc.record({ kind: is('delete'), entity, row }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: is('toggleFlag'),
        row,
        flag: fc.constantFrom('paid', 'delivered'),
        clicks,
      }),
    },
    { weight: 4, arbitrary: fc.record({ kind: is('receive'), row, part, clicks }) },
    { weight: 2, arbitrary: fc.record({ kind: is('receiveElsewhere'), row, part }) },
    { weight: 3, arbitrary: fc.record({ kind: is('toggleStage'), row, index: fc.nat(2), clicks }) },
    { weight: 1, arbitrary: fc.record({ kind: is('signOut') }) },
    { weight: 2, arbitrary: fc.record({ kind: is('signIn'), who }) },
    { weight: 1, arbitrary: fc.record({ kind: is('otherTab'), who: fc.option(who) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: is('elsewhere'),
        entity,
        row,
        does: fc.constantFrom('edit', 'editOther', 'editOther', 'delete'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: is('stageElsewhere'),
        row,
        index: fc.nat(2),
        does: fc.constantFrom('complete', 'complete', 'remove'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: is('statusElsewhere'),
        row,
        status: fc.constantFrom('approved', ...QUOTE_STATUSES),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: is('reload') }) },
    { weight: 1, arbitrary: fc.record({ kind: is('resume') }) },
  );

/** The moves of a run. Most of them are in one section, as with real users. */
export const anyMoves: fc.Arbitrary<Move[]> = fc.constantFrom(...ENTITIES).chain((favourite) => {
  const entity = fc.oneof(
    { weight: 2, arbitrary: is(favourite) },
    { weight: 1, arbitrary: fc.constantFrom(...ENTITIES) },
  );
  return fc.array(anyMove(entity), { minLength: 12, maxLength: 40, size: 'max' });
});
