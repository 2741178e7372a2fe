CREATE TABLE "attribute_values" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attribute_values_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"number" double precision,
	CONSTRAINT "attribute_values_each" UNIQUE("key","value")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"key" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"choices" text[] DEFAULT '{}' NOT NULL,
	"categories" "category"[] NOT NULL,
	"filter" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"retired" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attributes_key" CHECK ("attributes"."key" ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
	CONSTRAINT "attributes_categories" CHECK (cardinality("attributes"."categories") > 0),
	CONSTRAINT "attributes_choices" CHECK ((cardinality("attributes"."choices") > 0) = ("attributes"."kind" in ('choice', 'choices')))
);
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"category" "category" NOT NULL,
	"value_id" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_counts_category_value_id_pk" PRIMARY KEY("category","value_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sku" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "barcode" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "cost_pence" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "attributes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unit_pence" double precision GENERATED ALWAYS AS (price_pence * (case category when 'bbs' then 1000 when 'gas' then 100 when 'magazines' then 1 end)
        / case when jsonb_typeof(attributes -> case category when 'bbs' then 'count' when 'gas' then 'volume' else 'pieces' end) = 'number'
          then nullif((attributes ->> case category when 'bbs' then 'count' when 'gas' then 'volume' else 'pieces' end)::double precision, 0) end) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sold_lately" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_key_attributes_key_fk" FOREIGN KEY ("key") REFERENCES "public"."attributes"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_counts" ADD CONSTRAINT "facet_counts_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "products_sku" ON "products" USING btree (upper("sku"));--> statement-breakpoint
CREATE INDEX "products_barcode" ON "products" USING btree ("barcode");--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sku" CHECK ("products"."sku" <> '');--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_cost" CHECK ("products"."cost_pence" >= 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_weight" CHECK ("products"."weight_grams" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_attributes" CHECK (jsonb_typeof("products"."attributes") = 'object');
--> statement-breakpoint
-- The small numbers that stand for what a product states, so that a list is narrowed and counted by one index. Numbers of values
-- that nobody has stated before are given here, in one order, so that two products that state them at once never wait in a circle.
-- A key that `attributes` does not know is refused by the reference between the tables.
CREATE FUNCTION stated_values(attributes jsonb) RETURNS TABLE (key text, value text, number double precision)
  LANGUAGE sql STABLE SET search_path FROM CURRENT AS $$
  SELECT stated.key, one.value, CASE jsonb_typeof(stated.value) WHEN 'number' THEN one.value::double precision END
  FROM jsonb_each(stated_values.attributes) AS stated
  CROSS JOIN LATERAL jsonb_array_elements_text(
    CASE jsonb_typeof(stated.value) WHEN 'array' THEN stated.value ELSE jsonb_build_array(stated.value) END) AS one(value)
  LEFT JOIN attributes AS known ON known.key = stated.key
  WHERE known.kind IS DISTINCT FROM 'text'
$$;
--> statement-breakpoint
CREATE FUNCTION set_facets() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.attributes = '{}' THEN
    NEW.facets := '{}';
    RETURN NEW;
  END IF;
  INSERT INTO attribute_values (key, value, number)
  SELECT * FROM stated_values(NEW.attributes) AS stated
  WHERE NOT EXISTS (SELECT FROM attribute_values AS known WHERE known.key = stated.key AND known.value = stated.value)
  ORDER BY key, value
  ON CONFLICT DO NOTHING;
  NEW.facets := ARRAY(
    SELECT id FROM stated_values(NEW.attributes) AS stated JOIN attribute_values USING (key, value) ORDER BY id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_set_facets BEFORE INSERT OR UPDATE OF attributes ON products
  FOR EACH ROW EXECUTE FUNCTION set_facets();
--> statement-breakpoint
-- How many active products of each category state each value: what a whole category's counts are read from.
CREATE FUNCTION count_facets_added() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO facet_counts (category, value_id, products)
  SELECT category, value_id, count(*) FROM added, unnest(facets) AS value_id WHERE active GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (category, value_id) DO UPDATE SET products = facet_counts.products + excluded.products;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_facets_added AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets_added();
--> statement-breakpoint
CREATE FUNCTION count_facets_removed() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO facet_counts (category, value_id, products)
  SELECT category, value_id, -count(*) FROM removed, unnest(facets) AS value_id WHERE active GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (category, value_id) DO UPDATE SET products = facet_counts.products + excluded.products;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_facets_removed AFTER DELETE ON products REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_facets_removed();
--> statement-breakpoint
-- By the row, and for these columns alone: what an order does to a product has nothing to do here.
CREATE FUNCTION count_facets_changed() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO facet_counts (category, value_id, products)
  SELECT category, value_id, sum(change) FROM (
    SELECT OLD.category AS category, unnest(OLD.facets) AS value_id, -1 AS change WHERE OLD.active
    UNION ALL SELECT NEW.category, unnest(NEW.facets), 1 WHERE NEW.active
  ) AS changes GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (category, value_id) DO UPDATE SET products = facet_counts.products + excluded.products;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_count_facets_changed AFTER UPDATE OF attributes, active, category ON products FOR EACH ROW
  WHEN ((OLD.active, OLD.category, OLD.facets) IS DISTINCT FROM (NEW.active, NEW.category, NEW.facets))
  EXECUTE FUNCTION count_facets_changed();
--> statement-breakpoint
-- What is new in a product and shown to shoppers raises its version too.
DROP TRIGGER products_raise_version ON products;
--> statement-breakpoint
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, category, description, price_pence, tax_percent, active, features, images, tier_quantities,
    tier_percents, review_count, star_sum, sku, barcode, weight_grams, attributes ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.features, OLD.images,
    OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum, OLD.sku, OLD.barcode, OLD.weight_grams, OLD.attributes
  ) IS DISTINCT FROM (
    NEW.title, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.features, NEW.images,
    NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum, NEW.sku, NEW.barcode, NEW.weight_grams, NEW.attributes
  ))
  EXECUTE FUNCTION raise_version();
