CREATE TABLE "families" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "families_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category" "category" NOT NULL,
	"title" text NOT NULL,
	"axes" text[] NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"active_members" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "families_category" UNIQUE("id","category"),
	CONSTRAINT "families_axes" CHECK (cardinality("families"."axes") between 1 and 2)
);
--> statement-breakpoint
CREATE TABLE "family_facets" (
	"family_id" integer NOT NULL,
	"value_id" integer NOT NULL,
	"members" integer NOT NULL,
	CONSTRAINT "family_facets_family_id_value_id_pk" PRIMARY KEY("family_id","value_id")
);
--> statement-breakpoint
DROP INDEX "products_counted";--> statement-breakpoint
ALTER TABLE "facet_counts" ADD COLUMN "siblings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family_id" integer;--> statement-breakpoint
ALTER TABLE "family_facets" ADD CONSTRAINT "family_facets_family_id_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family" FOREIGN KEY ("family_id","category") REFERENCES "public"."families"("id","category") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family_id") WHERE family_id is not null;--> statement-breakpoint
CREATE INDEX "products_counted" ON "products" USING btree ("category","price_pence","in_stock","review_count","star_sum","tier_quantities","facets","family_id") WHERE active;
--> statement-breakpoint
-- How many active members a family has, and how many of them have each value: with it, what a list of families counts of a whole
-- category, and of a family that a list has whole, is read and not counted. What comes and goes is counted by the statement, what
-- changes by the row and for these columns alone, as in add-attributes: what an order does to a product has nothing to do here.
CREATE FUNCTION count_family_moves(family_ids integer[], places category[], value_ids integer[], moves integer[]) RETURNS void
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  -- A value of 0 stands for the member itself. The families are locked first, so that two changes never wait in a circle.
  PERFORM FROM families WHERE id = ANY (family_ids) ORDER BY id FOR NO KEY UPDATE;
  WITH changes AS (
    SELECT family_id, sum(move) AS change FROM unnest(family_ids, value_ids, moves) AS moved (family_id, value_id, move)
    WHERE value_id = 0 GROUP BY 1)
  UPDATE families SET active_members = active_members + change FROM changes WHERE id = family_id AND change <> 0;
  WITH changes AS (
    SELECT family_id, place, value_id, sum(move)::integer AS change
    FROM unnest(family_ids, places, value_ids, moves) AS moved (family_id, place, value_id, move)
    WHERE value_id <> 0 GROUP BY 1, 2, 3 HAVING sum(move) <> 0
  ), counted AS (
    INSERT INTO family_facets (family_id, value_id, members)
    SELECT family_id, value_id, change FROM changes ORDER BY 1, 2
    ON CONFLICT (family_id, value_id) DO UPDATE SET members = family_facets.members + excluded.members
    RETURNING family_id, value_id, members
  )
  INSERT INTO facet_counts (category, value_id, products, siblings)
  SELECT place, value_id, 0, sum(greatest(members - 1, 0) - greatest(members - change - 1, 0))
  FROM changes JOIN counted USING (family_id, value_id)
  GROUP BY 1, 2 HAVING sum(greatest(members - 1, 0) - greatest(members - change - 1, 0)) <> 0 ORDER BY 1, 2
  ON CONFLICT (category, value_id) DO UPDATE SET siblings = facet_counts.siblings + excluded.siblings;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_family_added() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF EXISTS (SELECT FROM added WHERE family_id IS NOT NULL AND active) THEN
    PERFORM count_family_moves(array_agg(family_id), array_agg(category), array_agg(value_id), array_agg(1))
    FROM added, unnest(0 || facets) AS value_id WHERE family_id IS NOT NULL AND active;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_family_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_family_added();
--> statement-breakpoint
CREATE FUNCTION count_family_changed() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM count_family_moves(array_agg(family_id), array_agg(category), array_agg(value_id), array_agg(move))
  FROM (
    SELECT OLD.family_id AS family_id, OLD.category AS category, unnest(0 || OLD.facets) AS value_id, -1 AS move WHERE OLD.active
    UNION ALL SELECT NEW.family_id, NEW.category, unnest(0 || NEW.facets), 1 WHERE NEW.active
  ) AS moved WHERE family_id IS NOT NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_family_changed AFTER UPDATE OF attributes, active, family_id ON products FOR EACH ROW
  WHEN (coalesce(OLD.family_id, NEW.family_id) IS NOT NULL
    AND (OLD.active, OLD.facets, OLD.family_id) IS DISTINCT FROM (NEW.active, NEW.facets, NEW.family_id))
  EXECUTE FUNCTION count_family_changed();
--> statement-breakpoint
-- One product alone is no family: whoever removes all others, no family of one is left.
CREATE FUNCTION count_family_removed() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM removed WHERE family_id IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  PERFORM count_family_moves(array_agg(family_id), array_agg(category), array_agg(value_id), array_agg(-1))
  FROM removed, unnest(0 || facets) AS value_id WHERE family_id IS NOT NULL AND active;
  UPDATE products SET family_id = NULL
  WHERE family_id IN (SELECT family_id FROM removed)
    AND (SELECT count(*) FROM products AS member WHERE member.family_id = products.family_id) < 2;
  DELETE FROM families
  WHERE id IN (SELECT family_id FROM removed) AND NOT EXISTS (SELECT FROM products WHERE family_id = families.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_family_removed AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_family_removed();
--> statement-breakpoint
-- Which family a product is of is shown to shoppers too.
DROP TRIGGER products_raise_version ON products;
--> statement-breakpoint
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, slug, category, description, price_pence, tax_percent, active, features, images, tier_quantities,
    tier_percents, review_count, star_sum, sku, barcode, weight_grams, attributes, family_id ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.slug, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.features, OLD.images,
    OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum, OLD.sku, OLD.barcode, OLD.weight_grams, OLD.attributes,
    OLD.family_id
  ) IS DISTINCT FROM (
    NEW.title, NEW.slug, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.features, NEW.images,
    NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum, NEW.sku, NEW.barcode, NEW.weight_grams, NEW.attributes,
    NEW.family_id
  ))
  EXECUTE FUNCTION raise_version();
