// The certificate library resolves its parts through decorator metadata and refuses to load without this.
import 'reflect-metadata';
import { createPrivateKey, KeyObject, webcrypto, X509Certificate as NodeCertificate } from 'node:crypto';
import { isIP } from 'node:net';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const dayMs = 86_400_000;
const authorityDays = 3_650;
/** The longest life that every TLS client accepts for a server certificate. */
const serverDays = 397;
/** Certificates start a little in the past, so that a clock that runs behind does not refuse them. */
const clockSkewMs = 3_600_000;

/** A certificate and its private key, both PEM. */
export interface KeyedCertificate {
  certificate: string;
  key: string;
}

/** The content of a server certificate: DNS names (wildcards too), IP addresses and a period of validity. */
export interface ServerCertificateRequest {
  hosts: readonly [string, ...string[]];
  notBefore?: Date;
  notAfter?: Date;
}

/** A certificate authority for one machine: it gives servers of development and tests certificates that clients can verify. */
export class LocalAuthority {
  private constructor(
    /** The authority's own certificate (PEM), which clients must trust. */
    readonly certificate: string,
    /** The authority's private key (PEM, PKCS #8); whoever reads it can impersonate any host to those clients. */
    readonly key: string,
    private readonly issuer: X509Certificate,
    private readonly signingKey: webcrypto.CryptoKey,
  ) {}

  /** A new authority with a fresh key. */
  static async create(name = 'Blazon local authority'): Promise<LocalAuthority> {
    const keys = await generateKeys();
    const now = Date.now();
    const certificate = await X509CertificateGenerator.createSelfSigned({
      name: [{ CN: [name] }],
      keys,
      notBefore: new Date(now - clockSkewMs),
      notAfter: new Date(now + authorityDays * dayMs),
      signingAlgorithm: algorithm,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    });
    return new LocalAuthority(toPem(certificate), privateKeyPem(keys.privateKey), certificate, keys.privateKey);
  }

  /** The authority whose certificate and key were kept from an earlier run. */
  static async load(kept: KeyedCertificate): Promise<LocalAuthority> {
    const key = createPrivateKey(kept.key);
    const node = new NodeCertificate(kept.certificate);
    if (!node.ca || !node.checkPrivateKey(key)) {
      throw new Error('The local authority cannot be used: its certificate and key do not belong together. Delete both to get a new one.');
    }
    const signingKey = await webcrypto.subtle.importKey('pkcs8', key.export({ type: 'pkcs8', format: 'der' }), algorithm, true, ['sign']);
    return new LocalAuthority(kept.certificate, kept.key, new X509Certificate(kept.certificate), signingKey);
  }

  /** A certificate with a fresh key for a server that answers under these hosts. */
  async issue({ hosts, notBefore, notAfter }: ServerCertificateRequest): Promise<KeyedCertificate> {
    const keys = await generateKeys();
    const now = Date.now();
    const certificate = await X509CertificateGenerator.create({
      subject: [{ CN: [hosts[0]] }],
      issuer: this.issuer.subjectName,
      publicKey: keys.publicKey,
      signingKey: this.signingKey,
      notBefore: notBefore ?? new Date(now - clockSkewMs),
      notAfter: notAfter ?? new Date(now + serverDays * dayMs),
      signingAlgorithm: algorithm,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
        new SubjectAlternativeNameExtension(hosts.map((value) => ({ type: isIP(value) ? 'ip' : 'dns', value }))),
        await SubjectKeyIdentifierExtension.create(keys.publicKey),
        await AuthorityKeyIdentifierExtension.create(this.issuer),
      ],
    });
    return { certificate: toPem(certificate), key: privateKeyPem(keys.privateKey) };
  }
}

function generateKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
}

/** PEM files end with a newline, so that several can be joined into one. */
function toPem(certificate: X509Certificate): string {
  return `${certificate.toString('pem')}\n`;
}

function privateKeyPem(key: webcrypto.CryptoKey): string {
  return KeyObject.from(key).export({ type: 'pkcs8', format: 'pem' }).toString();
}
