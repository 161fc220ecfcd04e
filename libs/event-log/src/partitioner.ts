/** The partition of a key as Kafka's default partitioner chooses it, so that every adapter and every client agrees. */
export function partitionFor(partitionKey: string, partitions: number): number {
  return (murmur2(Buffer.from(partitionKey)) & 0x7fffffff) % partitions;
}

/** The 32-bit MurmurHash2 with the seed that Kafka uses, as a signed integer. */
function murmur2(data: Buffer): number {
  const m = 0x5bd1e995;
  const length = data.length;
  let hash = 0x9747b28c ^ length;
  const words = length - (length % 4);
  for (let at = 0; at < words; at += 4) {
    let word = Math.imul(data.readInt32LE(at), m);
    word = Math.imul(word ^ (word >>> 24), m);
    hash = Math.imul(hash, m) ^ word;
  }
  const rest = length % 4;
  if (rest > 0) {
    hash ^= data.readUIntLE(words, rest);
    hash = Math.imul(hash, m);
  }
  hash = Math.imul(hash ^ (hash >>> 13), m);
  return hash ^ (hash >>> 15);
}
