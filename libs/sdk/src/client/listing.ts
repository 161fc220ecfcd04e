/** One page of a list, newest first. */
export interface Page<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  /** Pass it as `starting_after` to get the page that follows. */
  next_cursor: string | null;
}

export interface ListParams {
  /** Items a page, 1 to 100; 10 by default. */
  limit?: number;
  /** The `next_cursor` of an earlier page. */
  starting_after?: string;
}

/** A list: iterate over all its items, or take one page of it. */
export class Listing<Item> implements AsyncIterable<Item> {
  constructor(
    private readonly fetchPage: (params: ListParams) => Promise<Page<Item>>,
    private readonly params: ListParams,
  ) {}

  /** The first page that the parameters describe. */
  page(): Promise<Page<Item>> {
    return this.fetchPage(this.params);
  }

  /** Every item from there on; pages are fetched as they are needed. */
  async *[Symbol.asyncIterator](): AsyncIterator<Item> {
    let page = await this.page();
    yield* page.data;
    while (page.has_more && page.next_cursor !== null) {
      page = await this.fetchPage({ ...this.params, starting_after: page.next_cursor });
      yield* page.data;
    }
  }
}
