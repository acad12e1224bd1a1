import { cx } from '@/lib/classes';
import DOMPurify from 'dompurify';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './RichText.module.css';

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  // What leads out of the portal opens beside it and learns nothing of it.
  if (element.tagName !== 'A' || isInside(element.getAttribute('href'))) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** HTML of an operator's, cleaned once more. Loaded only by what shows some. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const clean = useMemo(() => ({ __html: sanitize(html) }), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.getAttribute('href') ?? null;
    if (!isInside(to) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return <div className={cx(styles.text, className)} onClick={follow} dangerouslySetInnerHTML={clean} />;
}

export function sanitize(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [
      'a',
      'b',
      'blockquote',
      'br',
      'em',
      'h3',
      'h4',
      'hr',
      'i',
      'img',
      'li',
      'ol',
      'p',
      'span',
      'strong',
      'u',
      'ul',
    ],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height'],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|data:image\/)/i,
  });
}

function isInside(address: string | null): address is string {
  return address !== null && /^\/(?!\/)/.test(address);
}
