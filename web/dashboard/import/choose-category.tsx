import { useState } from 'react';
import { type Category, categories } from '#database/enums.ts';
import { imports as text } from '#wording/dashboard/imports.ts';
import { categories as categoryNames } from '#wording/storefront/shop.ts';
import { Button } from '../../ui/button.tsx';

interface ChooseCategoryProps {
  unplaced: number;
  onChosen: (category: Category) => void;
}

/** One category for all products of another shop's file that tell none. */
export function ChooseCategory({ unplaced, onChosen }: ChooseCategoryProps) {
  const [chosen, setChosen] = useState<Category>(categories[0]);
  return (
    <form
      className="flex w-full flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onChosen(chosen);
      }}
    >
      <label className="grid gap-1">
        <span className="font-semibold">{text.placeIn(unplaced)}</span>
        <select
          className="input"
          value={chosen}
          onChange={({ target }) => {
            const found = categories.find((one) => one === target.value);
            if (found) setChosen(found);
          }}
        >
          {categories.map((one) => (
            <option key={one} value={one}>
              {categoryNames[one]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="primary">
        {text.checkAgain}
      </Button>
    </form>
  );
}
