/** A partition of a topic. */
export interface Place {
  topic: string;
  partition: number;
}

/** The name of a partition, also used in notifications. */
export function nameOf({ topic, partition }: Place): string {
  return `${topic}/${partition}`;
}

/** A live member of a consumer group and the topics it reads. */
export interface Member {
  member: string;
  topics: string[];
}

/**
 * The partitions assigned to `member`: sorted partitions are dealt in turn to the sorted members, so every member computes the same
 * assignment without communication. Shares differ by one partition at most.
 */
export function shareOf(member: string, members: Member[], places: Place[]): Place[] {
  const inOrder = [...places].sort((a, b) => a.topic.localeCompare(b.topic, 'en') || a.partition - b.partition);
  return inOrder.filter(({ topic }, index) => {
    const readers = members.filter((each) => each.topics.includes(topic)).sort((a, b) => (a.member < b.member ? -1 : 1));
    return readers[index % readers.length]?.member === member;
  });
}
