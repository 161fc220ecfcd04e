import { parseAddressRanges } from '@blazon/contracts';
import { type Arrival, Origin } from './origin.js';

describe('the origin of a request', () => {
  const trusted = parseAddressRanges('10.0.0.0/8,fd00::/8');
  const originOf = (arrival: Arrival) => new Origin(arrival, trusted);
  const arrival = { peerAddress: '203.0.113.7', encrypted: true, forwardedProto: undefined, forwardedFor: undefined };

  it('is the peer itself when that is no proxy, whatever the headers say', () => {
    expect(originOf({ ...arrival, encrypted: false, forwardedProto: 'https', forwardedFor: '198.51.100.1' })).toMatchObject({
      address: '203.0.113.7',
      secure: false,
    });
  });

  it('is the last hop before our proxies, not the first one in the list', () => {
    const forwardedFor = '192.0.2.66, 198.51.100.1, 10.1.2.3';
    expect(originOf({ ...arrival, peerAddress: '10.0.0.9', forwardedFor }).address).toBe('198.51.100.1');
  });

  it.each([
    ['198.51.100.1:4711', '198.51.100.1'],
    ['192.0.2.66, 198.51.100.1:4711 , 10.1.2.3:80', '198.51.100.1'],
    ['[2001:db8:1:2::3]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::3', '2001:db8:1:2::/64'],
    ['198.51.100.1, [fd00::1]:4711', '198.51.100.1'],
  ])('is read from entries with ports: %s', (forwardedFor, address) => {
    expect(originOf({ ...arrival, peerAddress: '10.0.0.9', forwardedFor }).address).toBe(address);
  });

  it('is the proxy when it names nobody', () => {
    expect(originOf({ ...arrival, peerAddress: '10.0.0.9', forwardedFor: 'unknown' }).address).toBe('10.0.0.9');
  });

  it.each([
    [false, 'https', true],
    [false, 'HTTPS', true],
    [true, 'http', false],
    [false, 'http', false],
    [false, 'https, http', false],
    [false, undefined, false],
    [true, undefined, true],
  ])('encrypted to the proxy: %s, forwarded as %s: secure is %s', (encrypted, forwardedProto, secure) => {
    expect(originOf({ ...arrival, peerAddress: '10.0.0.9', encrypted, forwardedProto }).secure).toBe(secure);
  });

  it.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['', 'unknown'],
  ])('counts %s as %s', (peerAddress, address) => {
    expect(originOf({ ...arrival, peerAddress }).address).toBe(address);
  });
});
