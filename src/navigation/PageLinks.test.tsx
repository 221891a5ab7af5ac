// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Router } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SmartLink } from '../ui/SmartLink.tsx';
import { PageLinks } from './PageLinks.tsx';
import { toHref } from './to-href.ts';

const push = vi.fn();
const replace = vi.fn();

/** Clicks a link on the page `/guide/`; tells whether the browser was kept from following it. */
function click(href: string, init?: MouseEventInit, link = <SmartLink href={href}>Read</SmartLink>): boolean {
  history.replaceState(null, '', '/guide/');
  render(
    <Router location="/guide/" navigator={{ createHref: toHref, push, replace, go: vi.fn() }}>
      <PageLinks>{link}</PageLinks>
    </Router>,
  );
  const element = screen.getByRole('link');
  const event = createEvent.click(element, { button: 0, ...init });
  // Whatever is left to the browser must not leave the page of this test.
  document.addEventListener('click', noteAndPrevent, { once: true });
  fireEvent(element, event);
  return wasPrevented;
}

let wasPrevented = false;

function noteAndPrevent(event: Event) {
  wasPrevented = event.defaultPrevented;
  event.preventDefault();
}

afterEach(() => {
  cleanup();
  push.mockClear();
  replace.mockClear();
});

it('gives a page to the router, with query and fragment', () => {
  expect(click('/guide/card/open-card?a=1#errors')).toBe(true);
  expect(push.mock.lastCall?.[0]).toEqual({ pathname: '/guide/card/open-card', search: '?a=1', hash: '#errors' });
});

it('gives a link in a drawing to the router', () => {
  const drawing = (
    <svg role="presentation">
      <SmartLink href="/guide/card/open-card">
        <text>open</text>
      </SmartLink>
    </svg>
  );

  expect(click('', {}, drawing)).toBe(true);
  expect(push.mock.lastCall?.[0]).toEqual({ pathname: '/guide/card/open-card', search: '', hash: '' });
});

it('adds nothing to the history for the page that is shown', () => {
  click('/guide/');

  expect(push).not.toHaveBeenCalled();
  expect(replace).toHaveBeenCalledOnce();
});

it.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with Alt', { altKey: true }],
  ['of the middle button', { button: 1 }],
])('leaves a click %s to the browser', (_, init) => {
  expect(click('/guide/card/open-card', init)).toBe(false);
  expect(push).not.toHaveBeenCalled();
});

it.each(['#errors', '/openapi/token.yaml', 'mailto:support@example.com'])('leaves %s to the browser', (href) => {
  expect(click(href)).toBe(false);
  expect(push).not.toHaveBeenCalled();
});
