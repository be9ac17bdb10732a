import { Popover } from '@base-ui/react/popover';
import { Link } from 'wouter';
import { useBattle } from '../state/battle-store.ts';
import { type Pace, setLetterKeys, setPace, setTheme, usePreferences } from '../state/preferences.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icons.tsx';
import { saveBattleFile } from '../ui/save-file.ts';
import { Select } from '../ui/select.tsx';
import { engine } from '../worker/client.ts';
import type { BattleFacts, BattleNow } from '../worker/protocol.ts';

interface Props {
  readonly facts: BattleFacts;
  readonly now: BattleNow;
}

/** Theme, speed, standing orders, keys, the file, and the way home. */
export function BattleMenu({ facts, now }: Props) {
  return (
    <Popover.Root>
      <Popover.Trigger className="ibtn" aria-label={t.bar.menu}>
        <Icon name="gear" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} align="end" className="positioner">
          <Popover.Popup className="popup menu">
            <Popover.Title className="sr">{t.bar.menu}</Popover.Title>
            <Settings />
            <Orders now={now} />
            <Keys />
            <div className="acts">
              <button type="button" className="btn s" onClick={() => useBattle.setState({ adjusting: true })}>
                {t.adjust.title}
              </button>
              <SaveFile facts={facts} />
              <Link className="btn s" href={`/battle/${facts.id}/replay`}>
                {t.over.watch}
              </Link>
              <Link className="btn s" href="/">
                {t.menu.leave}
              </Link>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Settings() {
  const { theme, pace, letterKeys } = usePreferences();
  return (
    <div className="settings">
      <span id="menu-theme">{t.menu.theme}</span>
      <Select
        labelledBy="menu-theme"
        value={theme}
        onChange={setTheme}
        items={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t.menu.themes[value] }))}
      />
      <span id="menu-pace">{t.menu.speed}</span>
      <Select
        labelledBy="menu-pace"
        value={pace}
        onChange={setPace}
        items={(['normal', 'fast', 'instant'] as const).map((value: Pace) => ({ value, label: t.wait.paces[value] }))}
      />
      <label className="check">
        <input
          type="checkbox"
          className="checkbox"
          checked={letterKeys}
          onChange={(event) => setLetterKeys(event.target.checked)}
        />
        {t.menu.letters}
      </label>
    </div>
  );
}

function Orders({ now }: { readonly now: BattleNow }) {
  return (
    <>
      <h2>{t.menu.orders}</h2>
      {now.orders.length === 0 ? <p className="sec">{t.menu.noOrders}</p> : undefined}
      <ul className="orders">
        {now.orders.map(({ id, player, text, passes }) => (
          <li key={`${player} ${id}`}>
            <span>
              {text} <span className="mut">{t.menu.passes(passes)}</span>
            </span>
            <button type="button" className="btn s" onClick={() => void engine().withdraw(player, id)}>
              {t.menu.end}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Keys() {
  return (
    <details>
      <summary>{t.menu.keys}</summary>
      <dl className="keylist">
        {t.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function SaveFile({ facts }: { readonly facts: BattleFacts }) {
  const save = async () => {
    saveBattleFile(await engine().file(), facts);
  };
  return (
    <button type="button" className="btn s" onClick={() => void save()}>
      {t.menu.save}
    </button>
  );
}
