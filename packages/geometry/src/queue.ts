/** A queue that hands out its cheapest entry first, of equals the one added first. */
export interface CheapestFirst<Entry> {
  add(cost: number, entry: Entry): void;
  /** Removes and returns the cheapest entry; undefined when empty. */
  take(): Entry | undefined;
}

interface Slot<Entry> {
  readonly cost: number;
  readonly order: number;
  readonly entry: Entry;
}

/** An empty queue, kept as a binary heap. */
export function cheapestFirst<Entry>(): CheapestFirst<Entry> {
  const heap: Slot<Entry>[] = [];
  let added = 0;
  return {
    add(cost, entry) {
      heap.push({ cost, order: added, entry });
      added += 1;
      rise(heap, heap.length - 1);
    },
    take() {
      const top = heap[0];
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        sink(heap, 0);
      }
      return top?.entry;
    },
  };
}

function rise<Entry>(heap: Slot<Entry>[], index: number): void {
  if (index === 0) return;
  const parent = (index - 1) >> 1;
  if (swapIfBefore(heap, index, parent)) rise(heap, parent);
}

function sink<Entry>(heap: Slot<Entry>[], index: number): void {
  const left = 2 * index + 1;
  const right = left + 1;
  const child = isBefore(heap[right], heap[left]) ? right : left;
  if (swapIfBefore(heap, child, index)) sink(heap, child);
}

function isBefore<Entry>(a: Slot<Entry> | undefined, b: Slot<Entry> | undefined): boolean {
  if (!a || !b) return false;
  return a.cost < b.cost || (a.cost === b.cost && a.order < b.order);
}

function swapIfBefore<Entry>(heap: Slot<Entry>[], child: number, parent: number): boolean {
  const lower = heap[child];
  const upper = heap[parent];
  if (!lower || !upper || !isBefore(lower, upper)) return false;
  heap[child] = upper;
  heap[parent] = lower;
  return true;
}
