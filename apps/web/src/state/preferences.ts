import { create } from 'zustand';

type Theme = 'system' | 'light' | 'dark';
export type Pace = 'normal' | 'fast' | 'instant';

interface Preferences {
  readonly theme: Theme;
  readonly pace: Pace;
  /** Single letters are keys of the battle screen. */
  readonly letterKeys: boolean;
}

/** Milliseconds that a bot's move stays to be seen. */
export const paces: Readonly<Record<Pace, number>> = { normal: 350, fast: 120, instant: 0 };

function stored(): Preferences {
  const theme = localStorage.getItem('adjutant/theme');
  const pace = localStorage.getItem('adjutant/pace');
  return {
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    pace: pace === 'fast' || pace === 'instant' ? pace : 'normal',
    letterKeys: localStorage.getItem('adjutant/letter-keys') !== 'off',
  };
}

/** What a person has chosen for this device. */
export const usePreferences = create<Preferences>(stored);

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  localStorage.setItem('adjutant/theme', theme);
  usePreferences.setState({ theme });
}

export function setPace(pace: Pace): void {
  localStorage.setItem('adjutant/pace', pace);
  usePreferences.setState({ pace });
}

export function setLetterKeys(on: boolean): void {
  localStorage.setItem('adjutant/letter-keys', on ? 'on' : 'off');
  usePreferences.setState({ letterKeys: on });
}
