import { once, onceFor } from './remembered.js';

it('a value is worked out when it is first asked for, and not again', () => {
  let asked = 0;
  const value = once((): number | null => {
    asked++;
    return null;
  });
  expect(asked).toBe(0);
  expect([value(), value()]).toEqual([null, null]);
  expect(asked).toBe(1);
});

it('a function of an object answers once for each object', () => {
  const asked: object[] = [];
  const nameOf = onceFor((owner: { name: string }) => {
    asked.push(owner);
    return owner.name;
  });
  const [one, other] = [{ name: 'Fern' }, { name: 'Fern' }];
  expect([nameOf(one), nameOf(one), nameOf(other)]).toEqual(['Fern', 'Fern', 'Fern']);
  expect(asked).toEqual([one, other]);
});
