import { InterimFilter } from './interim-filter.js';

const interim = 'HTTP/1.1 100 Continue\r\nx: y\r\n\r\n';
const hints = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';
const upgrade = 'HTTP/1.1 101 Switching Protocols\r\n\r\n';
const final = 'HTTP/1.1 200 OK\r\n\r\n';

/** What a reader sees of an answer that arrives in these chunks. */
function pass(chunks: string[], filter = new InterimFilter(() => undefined)): string {
  filter.expectAnswer();
  return chunks.map((chunk) => filter.pass(Buffer.from(chunk))?.toString() ?? '').join('');
}

describe('InterimFilter', () => {
  it.each([
    ['nothing to skip', final, final],
    ['one 100', interim + final, final],
    ['two of them', interim + interim + final, final],
    ['one 103', hints + final, final],
    ['all of them in any order', hints + interim + hints + 'HTTP/1.1 199 X\r\n\r\n' + interim + final, final],
    ['a change of protocols, after which no answer comes', hints + upgrade + interim, upgrade + interim],
    ['a status that is none', 'HTTP/1.1 1x0 X\r\n\r\n' + final, 'HTTP/1.1 1x0 X\r\n\r\n' + final],
    ['a body that looks like one', final + interim, final + interim],
    ['garbage', 'H', ''],
  ])('passes %s alike in one piece and byte by byte', (_what, answer, seen) => {
    expect(pass([answer])).toBe(seen);
    expect(pass(Array.from(answer))).toBe(seen);
  });

  it('passes what is no HTTP at all', () => {
    expect(pass(['SMTP ready'])).toBe('SMTP ready');
  });

  it('does not hold an endless head', () => {
    const endless = `HTTP/1.1 100 Continue\r\n${'x: y\r\n'.repeat(10_000)}`;
    expect(pass([endless])).toBe(endless);
  });

  it('starts over with each answer', () => {
    const filter = new InterimFilter(() => undefined);
    expect(pass([interim + final], filter) + pass([interim + final], filter)).toBe(final + final);
  });
});
