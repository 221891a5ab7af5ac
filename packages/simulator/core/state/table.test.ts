import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withEntry } from './expiring-table.ts';
import { findIn, listEntries, listMisplaced, removeFrom, setIn, type Table } from './table.ts';
import { immer } from './work.ts';

const id = fc.constantFrom(...Array.from({ length: 60 }, (_, index) => `id_${index}`), 'constructor', '__proto__');
const change = fc.record({ kind: fc.constantFrom('set', 'remove', 'rename'), id, value: fc.nat() });

it('holds what a Map holds, in drafts that see each other’s changes', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 20 }), { maxLength: 5 }), (steps) => {
      let table: Table<{ value: number }> = {};
      const expected = new Map<string, number>();
      for (const changes of steps) {
        const draft = immer.createDraft(table);
        for (const { kind, id, value } of changes) {
          const found = findIn(draft, id);
          expect(found?.value).toBe(expected.get(id));
          if (kind === 'remove') removeFrom(draft, id);
          else if (kind === 'rename' && found) found.value = value;
          else setIn(draft, id, { value });
          if (kind === 'remove') expected.delete(id);
          else expected.set(id, value);
        }
        table = immer.finishDraft(draft);
      }
      expect(new Map(listEntries(table).map(([key, { value }]) => [key, value]))).toEqual(expected);
      expect(listMisplaced(table)).toEqual([]);
    }),
  );
});

it('drops entries that have expired when their shard changes', () => {
  let table: Table<{ expiresAt: number }> = {};
  for (let time = 0; time < 5000; time += 1) table = withEntry(table, `nonce-${time}`, { expiresAt: time + 100 }, time);

  expect(findIn(table, 'nonce-4999')).toEqual({ expiresAt: 5099 });
  expect(listEntries(table).length).toBeLessThan(2000);
});
