import type { Chapter } from '@adjutant/rules-11e/reference';
import { useEffect, useState } from 'react';
import { reference } from './reference.ts';

/** The reference, or undefined while it is read. */
export function useReference(): readonly Chapter[] | undefined {
  const [chapters, setChapters] = useState<readonly Chapter[] | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void reference().then((read) => (current ? setChapters(read) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return chapters;
}
