import { addressRefusal, parseAddressRanges } from './address-rules.js';

const nothing = parseAddressRanges('');

describe('addressRefusal', () => {
  it.each([
    [null, '0.0.0.0', '0.255.255.255', '1.0.0.0'],
    ['9.255.255.255', '10.0.0.0', '10.255.255.255', '11.0.0.0'],
    ['100.63.255.255', '100.64.0.0', '100.127.255.255', '100.128.0.0'],
    ['126.255.255.255', '127.0.0.0', '127.255.255.255', '128.0.0.0'],
    ['169.253.255.255', '169.254.0.0', '169.254.255.255', '169.255.0.0'],
    ['172.15.255.255', '172.16.0.0', '172.31.255.255', '172.32.0.0'],
    ['191.255.255.255', '192.0.0.0', '192.0.0.255', '192.0.1.0'],
    ['192.0.1.255', '192.0.2.0', '192.0.2.255', '192.0.3.0'],
    ['192.31.195.255', '192.31.196.0', '192.31.196.255', '192.31.197.0'],
    ['192.52.192.255', '192.52.193.0', '192.52.193.255', '192.52.194.0'],
    ['192.88.98.255', '192.88.99.0', '192.88.99.255', '192.88.100.0'],
    ['192.167.255.255', '192.168.0.0', '192.168.255.255', '192.169.0.0'],
    ['192.175.47.255', '192.175.48.0', '192.175.48.255', '192.175.49.0'],
    ['198.17.255.255', '198.18.0.0', '198.19.255.255', '198.20.0.0'],
    ['198.51.99.255', '198.51.100.0', '198.51.100.255', '198.51.101.0'],
    ['203.0.112.255', '203.0.113.0', '203.0.113.255', '203.0.114.0'],
    ['223.255.255.255', '224.0.0.0', '255.255.255.255', null],
    [null, '::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2000::'],
    ['2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', '2001:200::'],
    ['2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
    ['2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::'],
    ['2620:4f:7fff:ffff:ffff:ffff:ffff:ffff', '2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff', '2620:4f:8001::'],
    ['3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', '3fff:1000::'],
    ['3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', null],
  ])('the public address %s is followed by %s to %s, which are refused, and the public %s', (before, first, last, after) => {
    expect(addressRefusal(first, nothing)).not.toBeNull();
    expect(addressRefusal(last, nothing)).not.toBeNull();
    if (before !== null) expect(addressRefusal(before, nothing)).toBeNull();
    if (after !== null) expect(addressRefusal(after, nothing)).toBeNull();
  });

  it.each([
    ['127.0.0.1', 'a loopback address'],
    ['169.254.169.254', 'a cloud metadata address'],
    ['fd00:ec2::254', 'a cloud metadata address'],
    ['::ffff:8.8.8.8', 'an IPv4-mapped address'],
    ['::ffff:808:808', 'an IPv4-mapped address'],
    ['::8.8.8.8', 'an IPv4-compatible address'],
    ['64:ff9b::8.8.8.8', 'a NAT64 address'],
    ['64:ff9b:1:ffff::1', 'a NAT64 address'],
    ['2002:808:808::1', 'a 6to4 address'],
    ['2001:0:808:808::1', 'a Teredo address'],
    ['100::1', 'outside the global unicast addresses'],
    ['5f00::1', 'outside the global unicast addresses'],
    ['fe80::1', 'a link-local address'],
    ['fec0::1', 'a site-local address'],
    ['ff02::1', 'a multicast address'],
    ['255.255.255.255', 'the broadcast address'],
  ])('names the reason for %s: %s', (address, reason) => {
    expect(addressRefusal(address, nothing)).toBe(reason);
  });

  it.each([
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '010.0.0.1',
    '1.1.1.1 ',
    '2606:4700::1%eth0',
    '[2606:4700::1]',
    '1.1.1.1/32',
  ])('takes %j for no address at all', (text) => {
    expect(addressRefusal(text, nothing)).toBe('not an IP address');
  });
});

describe('the allow-list', () => {
  const loopback = parseAddressRanges('127.0.0.0/8, ::1/128');

  it.each(['127.0.0.1', '127.255.255.255', '::1'])('of loopback opens %s', (address) => {
    expect(addressRefusal(address, loopback)).toBeNull();
  });

  it.each(['10.0.0.1', '::', '0.0.0.0', '::ffff:127.0.0.1', '::127.0.0.1', '64:ff9b::127.0.0.1', '169.254.169.254'])(
    'of loopback does not open %s',
    (address) => {
      expect(addressRefusal(address, loopback)).not.toBeNull();
    },
  );

  it.each(['127.0.0.1', '10.0.0.0/33', '10/8', '0x7f.0.0.0/8', '::1/129', 'localhost', '127.0.0.0/8;::1/128'])(
    'refuses the block %j',
    (text) => {
      expect(() => parseAddressRanges(text)).toThrow('is not a CIDR block');
    },
  );
});
