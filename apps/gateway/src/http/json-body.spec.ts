import { assertJsonContentType } from './json-body.js';

describe('the content type of a body', () => {
  it.each([
    'application/json',
    'Application/JSON',
    'application/json;',
    'application/json; foo=bar',
    'application/json;charset=utf-8;x=y',
    'application/json ;\tcharset="UTF-8"',
    'application/json; CHARSET=utf8',
    'application/json; x="a \\"quoted\\" value; charset=latin1"',
  ])('%s is JSON', (contentType) => {
    expect(() => {
      assertJsonContentType(contentType, undefined);
    }).not.toThrow();
  });

  it.each([
    undefined,
    '',
    'json',
    'text/plain',
    'text/plain; type=application/json',
    'application/jsonx',
    'application/json-patch+json',
    'application/json, text/plain',
    'application/json charset=utf-8',
    'application/json; charset=latin1',
    'application/json; foo=bar; charset="utf-16"',
    'application/json; charset=""',
  ])('%s is not taken for JSON in UTF-8', (contentType) => {
    expect(() => {
      assertJsonContentType(contentType, undefined);
    }).toThrow('Content-Type: application/json');
  });

  it('a compressed body is not taken, whatever is in it', () => {
    expect(() => {
      assertJsonContentType('application/json', 'gzip');
    }).toThrow('uncompressed');
    expect(() => {
      assertJsonContentType('application/json', 'Identity');
    }).not.toThrow();
  });
});
