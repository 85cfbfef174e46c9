import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isIP } from 'node:net';

export type Certificate = { cert: string; key: string; name: string; privateKey: KeyObject };

export type CertificateForm = {
  name: string;
  /** The names and addresses that it covers. */
  hosts?: string[];
  notBefore: Date;
  notAfter: Date;
  /** Without it, the certificate is self-signed. */
  issuer?: Certificate;
};

/** An X.509 certificate with a key of its own (RFC 5280; ECDSA over P-256), as PEM. */
export function makeCertificate({ name, hosts, notBefore, notAfter, issuer }: CertificateForm): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    der(0xa0, integer(2)),
    integer(Math.floor(Math.random() * 2 ** 31) + 1),
    algorithm,
    distinguished(issuer?.name ?? name),
    sequence(time(notBefore), time(notAfter)),
    distinguished(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(hosts ? alternativeNames(hosts) : authority())),
  );
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g)!;
  return {
    name,
    privateKey,
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function alternativeNames(hosts: string[]): Buffer {
  const names = hosts.map((host) =>
    isIP(host) === 4 ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host)),
  );
  return sequence(oid('551d11'), der(0x04, sequence(...names)));
}

/** The extension of a certificate that may sign others. */
function authority(): Buffer {
  return sequence(oid('551d13'), der(0x01, Buffer.from([0xff])), der(0x04, sequence(der(0x01, Buffer.from([0xff])))));
}

function distinguished(name: string): Buffer {
  return sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]|\.\d+Z$/g, '')}Z`));
}

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32BE(value, 1);
  let start = bytes.findIndex((byte) => byte !== 0);
  if (start < 0) start = 4;
  if (bytes[start]! & 0x80) start--;
  return der(0x02, bytes.subarray(start));
}

function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, ...parts);
}

/** Tag, length and content by the distinguished encoding rules (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), content]);
  const head = length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}
