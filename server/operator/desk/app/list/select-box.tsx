import { useEffect, useRef, type ChangeEvent } from "react";

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  isPartial?: boolean;
  onToggle: (isRange: boolean) => void;
}

/** React passes the click that changed the checkbox as `nativeEvent`. */
const hasShiftKey = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

export function SelectBox({ label, isSelected, isPartial = false, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartial;
  }, [isPartial]);
  return (
    <label className="lead-select select-none">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={(event) => onToggle(hasShiftKey(event))}
        className="size-4 cursor-pointer accent-ink"
      />
    </label>
  );
}
