import { create } from 'zustand';

const useAnnouncements = create<{ readonly polite: string; readonly urgent: string }>(() => ({
  polite: '',
  urgent: '',
}));

/** Says something to those who listen rather than look. */
export function announce(text: string, urgent = false): void {
  useAnnouncements.setState(urgent ? { urgent: text } : { polite: text });
}

/** The two live regions of the app. */
export function Announcer() {
  const { polite, urgent } = useAnnouncements();
  return (
    <>
      <div className="sr" aria-live="polite">
        {polite}
      </div>
      <div className="sr" aria-live="assertive">
        {urgent}
      </div>
    </>
  );
}
