import { t } from '@/lib/i18n';
import ImageIcon from '~icons/lucide/image';
import { useRef } from 'react';
import type { PictureInput } from './useDraftPicture';

interface Props {
  input: PictureInput;
  className?: string;
  /** Called before the system's file chooser opens and takes the focus. */
  onOpen: () => void;
  /** Called when it has closed. */
  onClose: () => void;
}

/** The button that chooses the picture of a comment. */
export function PictureTool({ input, className, onOpen, onClose }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('图片')}
        onClick={() => {
          onOpen();
          field.current?.click();
        }}
      >
        <ImageIcon aria-hidden="true" />
      </button>
      <input
        ref={(element) => {
          field.current = element;
          // React has no event for a chooser that is closed without a choice.
          element?.addEventListener('cancel', onClose);
          return () => element?.removeEventListener('cancel', onClose);
        }}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen again.
          target.value = '';
          if (file) input.choose(file);
          onClose();
        }}
      />
    </>
  );
}
