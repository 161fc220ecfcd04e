import { isIP } from 'node:net';
import { addressRefusal, type AddressRanges, isLocalhostName, localhostAddresses } from '@blazon/contracts';
import type { Resolve } from './resolver.js';
import { SendError } from './send-error.js';

/** A host whose addresses have been checked. Connections go to these addresses and the name is not looked up again. */
export interface CheckedHost {
  name: string;
  addresses: readonly string[];
}

/**
 * Looks a host up and refuses it unless every one of its addresses is public or allow-listed: if one good address were enough, the attacker
 * could choose among them.
 */
export async function checkHost(name: string, resolve: Resolve, allowed: AddressRanges): Promise<CheckedHost> {
  const addresses = await addressesOf(name, resolve, allowed);
  for (const address of addresses) {
    const refusal = addressRefusal(address, allowed);
    if (refusal !== null) {
      throw new SendError(`The host ${name} resolves to ${address}, which is ${refusal}. Webhooks are sent to public addresses only.`);
    }
  }
  return { name, addresses };
}

async function addressesOf(name: string, resolve: Resolve, allowed: AddressRanges): Promise<readonly string[]> {
  if (isIP(name) !== 0) return [name];
  if (isLocalhostName(name)) {
    // Both mean this machine, so it is enough that one of them may be reached.
    const reachable = localhostAddresses.filter((address) => addressRefusal(address, allowed) === null);
    return reachable.length > 0 ? reachable : localhostAddresses;
  }
  try {
    const addresses = await resolve(name);
    if (addresses.length > 0) return addresses;
  } catch (error) {
    throw new SendError(`The host ${name} could not be looked up${reasonOf(error)}.`, { cause: error });
  }
  throw new SendError(`The host ${name} has no address.`);
}

function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOTFOUND') return ': DNS knows no such name';
  if (code === 'ENODATA') return ': DNS has no address for it';
  if (code === 'ETIMEOUT') return ': DNS did not answer in time';
  return code ? `: DNS answered ${code}` : '';
}
