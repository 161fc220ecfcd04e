/** A partition of a topic. */
export interface Place {
  topic: string;
  partition: number;
}

/** A partition in one word, by which notifications name it too. */
export function nameOf({ topic, partition }: Place): string {
  return `${topic}/${partition}`;
}

/** A live member of a consumer group and the topics it reads. */
export interface Member {
  member: string;
  topics: string[];
}

/**
 * The partitions that belong to `member`: all partitions in one order are dealt in turn to the members in one order, so everybody
 * computes the same shares, which differ by one partition at most, without talking to each other.
 */
export function shareOf(member: string, members: Member[], places: Place[]): Place[] {
  const inOrder = [...places].sort((a, b) => a.topic.localeCompare(b.topic, 'en') || a.partition - b.partition);
  return inOrder.filter(({ topic }, index) => {
    const readers = members.filter((each) => each.topics.includes(topic)).sort((a, b) => (a.member < b.member ? -1 : 1));
    return readers[index % readers.length]?.member === member;
  });
}
