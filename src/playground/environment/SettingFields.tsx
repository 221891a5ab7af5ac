import './environment.css';
import { useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Setting, Settings } from '../provider/environment.ts';
import { KeyField } from './KeyField.tsx';

/** Where calls go and with which credentials. The constraints are those of HTML, so Send shows what is missing. */
export function SettingFields({ settings: { note, fields, warnings = [], more } }: { settings: Settings }) {
  return (
    <div className="own-server">
      <p className="own-server__note">
        <Icon name="lock" />
        {note}
      </p>
      <FieldList fields={fields} />
      {warnings.map((warning) => (
        <p className="own-server__note" key={warning}>
          <Icon name="warn" />
          {warning}
        </p>
      ))}
      {more && (
        <details className="form-fold">
          <summary>
            {more.label} <small>{more.hint}</small>
          </summary>
          <FieldList fields={more.fields} />
        </details>
      )}
    </div>
  );
}

function FieldList({ fields }: { fields: Setting[] }) {
  return fields.map((setting) => {
    if (setting.kind === 'key') return <KeyField key={setting.label} setting={setting} />;
    if (setting.kind === 'check') return <CheckField key={setting.label} setting={setting} />;
    if (setting.kind === 'select') return <SelectField key={setting.label} setting={setting} />;
    return <TextField key={setting.label} setting={setting} />;
  });
}

type Of<Kind> = Extract<Setting, { kind: Kind }>;

function SelectField({ setting: { label, value, options, change } }: { setting: Of<'select'> }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select className="call-input" id={id} value={value} onChange={({ target }) => change(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </>
  );
}

function CheckField({ setting: { label, isOn, change } }: { setting: Of<'check'> }) {
  return (
    <label className="own-server__check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      {label}
    </label>
  );
}

function TextField({ setting }: { setting: Exclude<Setting, Of<'key' | 'select' | 'check'>> }) {
  const id = useId();
  const { kind, label, hint, isRequired, value, problem } = setting;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="call-input"
        type={kind === 'password' ? 'password' : 'text'}
        autoComplete="off"
        spellCheck={false}
        {...(kind === 'url' && { inputMode: 'url', placeholder: 'https://' })}
        required={isRequired}
        ref={(input) => input?.setCustomValidity(problem ?? '')}
        aria-describedby={hint && `${id}hint`}
        value={value}
        onChange={({ target }) => setting.change(target.value)}
      />
      {hint && (
        <p className="field-row__hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
