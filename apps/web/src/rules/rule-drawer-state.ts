import { create } from 'zustand';

/** The rule that the drawer shows, or nothing. */
export const useRuleDrawer = create<{ readonly rule: string | undefined }>(() => ({ rule: undefined }));

/** Opens the reference at a rule, over whatever page is shown; going back closes it. */
export function openRule(rule: string): void {
  if (useRuleDrawer.getState().rule === undefined) history.pushState({ drawer: true }, '');
  useRuleDrawer.setState({ rule });
}

/** Closes the drawer by the step back that opened it. */
export function closeRule(): void {
  if (useRuleDrawer.getState().rule === undefined) return;
  useRuleDrawer.setState({ rule: undefined });
  if ((history.state as { drawer?: boolean } | null)?.drawer === true) history.back();
}
