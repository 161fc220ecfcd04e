import { DomainError, TransientError } from '@blazon/kernel';
import { errorCodeOf, isFaultOfSurroundings, isTransient } from './transient.js';

const coded = (code: string) => Object.assign(new Error(code), { code });

describe('isTransient', () => {
  it.each(['08006', '40001', '40P01', '53300', '57P01', '57P03', '57014', '55P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])(
    '%s passes by itself',
    (code) => {
      expect(isTransient(coded(code))).toBe(true);
    },
  );

  it.each(['23505', '42P01', '22P02', '42601', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])('%s stays until somebody acts', (code) => {
    expect(isTransient(coded(code))).toBe(false);
  });

  it('knows the driver errors that carry no code', () => {
    expect(isTransient(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isTransient(new Error('timeout exceeded when trying to connect'))).toBe(true);
  });

  it('knows the answers of brokers after which another producer succeeds', () => {
    expect(isTransient(Object.assign(new Error('forgotten'), { type: 'UNKNOWN_PRODUCER_ID', retriable: false }))).toBe(true);
    expect(isTransient(Object.assign(new Error('too large'), { type: 'MESSAGE_TOO_LARGE', retriable: false }))).toBe(false);
  });

  it('follows causes and aggregates', () => {
    expect(isTransient(new Error('could not save', { cause: coded('57P01') }))).toBe(true);
    expect(isTransient(new AggregateError([coded('ECONNREFUSED')]))).toBe(true);
    expect(isTransient(new Error('could not save', { cause: coded('23505') }))).toBe(false);
  });

  it('takes the word of the thrower', () => {
    expect(isTransient(new TransientError('later'))).toBe(true);
    expect(isTransient(new DomainError('unavailable', 'service_unavailable', 'later'))).toBe(true);
    expect(isTransient(new DomainError('conflict', 'taken', 'no'))).toBe(false);
    expect(isTransient(Object.assign(new Error('leader moved'), { retriable: true }))).toBe(true);
    expect(isTransient('later')).toBe(false);
  });
});

describe('isFaultOfSurroundings', () => {
  it.each(['42P01', '42703', '42501', '0A000', 'XX000', 'XX001', '25006', '57P01', 'ECONNREFUSED'])(
    '%s is no fault of an event',
    (code) => {
      expect(isFaultOfSurroundings(coded(code))).toBe(true);
      expect(isFaultOfSurroundings(new Error('could not save', { cause: coded(code) }))).toBe(true);
    },
  );

  it.each(['23505', '23514', '22P02', '22021', 'ERR_INVALID_ARG_TYPE'])('%s may be one', (code) => {
    expect(isFaultOfSurroundings(coded(code))).toBe(false);
  });

  it('is named by the code of the error or of its cause', () => {
    expect(errorCodeOf(new Error('could not save', { cause: coded('42P01') }))).toBe('42P01');
    expect(errorCodeOf(new Error('no code'))).toBeUndefined();
  });
});
