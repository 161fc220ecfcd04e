import type { SecureContext } from 'node:tls';
import { type KeyedCertificate, LocalAuthority } from '@blazon/backing';
import { parseAddressRanges, type WebhookRules } from '@blazon/contracts';
import type { AttemptResult } from '../attempt.js';
import { Sender, type SenderOptions } from '../sender.js';
import { trustedAuthorities } from '../trusted-authorities.js';
import { type Answer, Receiver } from './receiver.js';

export const body = Buffer.from('{"type":"generation.success","data":{"name":"Zoë"}}');
export const ok = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok';
/** Loopback may be reached, on any port. */
export const loopbackRules: WebhookRules = { addresses: parseAddressRanges('127.0.0.0/8'), ports: [] };
/** For attempts that are to fail at their deadline; all others have so much time that no busy machine uses it up. */
export const shortMs = 1_500;

/** Senders and receivers of one test file; every test leaves none behind. */
export class Sending {
  authority!: LocalAuthority;
  private certificate!: KeyedCertificate;
  private trust!: SecureContext;
  private senders: Sender[] = [];
  private receivers: Receiver[] = [];

  constructor() {
    beforeAll(async () => {
      this.authority = await LocalAuthority.create();
      this.trust = trustedAuthorities([this.authority.certificate]);
      this.certificate = await this.authority.issue({ hosts: ['receiver.test', 'localhost', '127.0.0.1'] });
    });
    afterEach(async () => {
      for (const sender of this.senders.splice(0)) sender.close().catch(() => undefined);
      await Promise.all(this.receivers.splice(0).map((receiver) => receiver.stop()));
    });
  }

  /** A sender that may reach loopback, where every name leads. */
  sender(options: Partial<SenderOptions> = {}): Sender {
    const sender = new Sender({
      resolve: () => Promise.resolve(['127.0.0.1']),
      rules: loopbackRules,
      trust: this.trust,
      timeoutMs: 30_000,
      ...options,
    });
    this.senders.push(sender);
    return sender;
  }

  /** A receiver that answers every request with these bytes, or as it likes. */
  async receiver(answer: Answer | string, certificate = this.certificate): Promise<Receiver> {
    return this.track(await Receiver.start(certificate, typeof answer === 'string' ? (socket) => socket.write(answer) : answer));
  }

  /** A receiver that does not wait for the request. */
  async hastyReceiver(answer: string): Promise<Receiver> {
    return this.track(
      await Receiver.start(
        this.certificate,
        () => undefined,
        (socket) => setTimeout(() => socket.write(answer), 20),
      ),
    );
  }

  async bareReceiver(onConnection: Parameters<typeof Receiver.startBare>[0]): Promise<Receiver> {
    return this.track(await Receiver.startBare(onConnection));
  }

  async sendTo(receiver: Receiver, host?: string): Promise<AttemptResult> {
    return this.sender().send({ url: receiver.url(host), headers: { 'webhook-id': 'evt_1' }, body });
  }

  private track(receiver: Receiver): Receiver {
    this.receivers.push(receiver);
    return receiver;
  }
}
