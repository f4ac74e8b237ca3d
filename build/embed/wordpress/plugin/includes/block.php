<?php

defined( 'ABSPATH' ) || exit;

function ridgebeam_forms_register_block( $folder ) {
	$block = register_block_type( $folder, array( 'render_callback' => 'ridgebeam_forms_render_block' ) );
	if ( ! $block ) {
		return;
	}
	$handle = generate_block_asset_handle( $block->name, 'editorScript' );
	$data   = 'window.ridgebeamForms = ' . wp_json_encode( ridgebeam_forms_data() ) . ';';
	wp_add_inline_script( $handle, $data, 'before' );
	wp_set_script_translations( $handle, 'ridgebeam-forms', dirname( __DIR__ ) . '/languages' );
}

function ridgebeam_forms_render_block( $settings ) {
	$form = ridgebeam_forms_render( $settings );
	return '' === $form ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $form );
}
